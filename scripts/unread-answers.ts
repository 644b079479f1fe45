import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number; [part: string]: unknown }
/** A text to put into the source, or a range of it to remove. */
type Edit = { at: number; until: number; text: string }

/** What of a call's declaration only the server reads. */
const ofServer = [
  ...['response', 'status', 'limit', 'answersAfter', 'polledAs', 'isSignIn', 'isReadiness'],
  ...['isOpenToViewers', 'mayLag', 'mostBytes', 'isJsonToo'],
]

/**
 * The browser checks what it sends and trusts what it gets: what the contract declares of answers stays out of the application. So does
 * what nobody there uses of the contract: its declarations have no side effects, which the bundler cannot know by itself.
 */
export function unreadAnswers(): Plugin {
  return {
    name: 'unread-answers',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/(?:[^/]+\/)*contract\/.*\.ts$/ },
      handler(code) {
        const { body } = this.parse(code) as unknown as { body: Node[] }
        const edits = body.flatMap((statement) => editsOf(statement, isDeclaration(statement), code))
        return { code: edited(code, edits), map: null }
      },
    },
  }
}

function isDeclaration({ type, declaration }: Node): boolean {
  return type === 'VariableDeclaration' || (isNode(declaration) && isDeclaration(declaration))
}

function editsOf(node: Node, isOnLoad: boolean, code: string): Edit[] {
  const isCall = node.type === 'CallExpression' || node.type === 'NewExpression'
  const unread = isCall && (node.callee as Node).name === 'endpoint' ? partsOfServer(node) : []
  const inside = isOnLoad && !node.type.includes('Function')
  return [
    ...(isCall && isOnLoad ? [{ at: node.start, until: node.start, text: '/*#__PURE__*/ ' }] : []),
    ...unread.map(({ start, end }) => ({ at: start, until: end + comma(code, end), text: '' })),
    ...childrenOf(node).flatMap((child) => editsOf(child, inside, code)),
  ].filter(
    (edit) =>
      !unread.some(({ start, end }) => (start < edit.at && edit.at < end) || (start === edit.at && edit.text !== '')),
  )
}

function partsOfServer(call: Node): Node[] {
  const [declared] = call.arguments as Node[]
  const parts = (declared?.properties ?? []) as Node[]
  return parts.filter(({ key }) => isNode(key) && ofServer.includes(String(key.name)))
}

/** How far the comma behind a part of an object reaches. */
function comma(code: string, from: number): number {
  return /^\s*,?/.exec(code.slice(from))?.[0].length ?? 0
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** From the end to the start, so that no edit moves another. */
function edited(code: string, edits: Edit[]): string {
  return edits
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, until, text: by }) => text.slice(0, at) + by + text.slice(until), code)
}
