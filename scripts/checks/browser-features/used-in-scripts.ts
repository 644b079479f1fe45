import {
  isIdentifier,
  isJsxAttribute,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isTypeReferenceNode,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'
import { API, type Checker, type Symbol as Declared } from 'typescript/unstable/sync'
import { isKnown, keysOf } from './support.ts'
import type { Use } from './use.ts'

const library = /\/lib\.[\w.]+\.d\.ts$/

/** What the scripts of a TypeScript project take from the browser, as the compiler resolves their names: those whose path fits. */
export function usesOfScripts(root: string, settings: string, fitting: RegExp): Use[] {
  const compiler = new API({ cwd: root })
  try {
    const snapshot = compiler.updateSnapshot({ openProjects: [settings] })
    return snapshot.getProjects().flatMap(({ program, checker }) =>
      program
        .getSourceFileNames()
        .filter((path) => fitting.test(path))
        .flatMap((path) => {
          const file = program.getSourceFile(path)
          return file ? usesOfScript(path, file, checker) : []
        }),
    )
  } finally {
    compiler.close()
  }
}

function usesOfScript(path: string, file: SourceFile, checker: Checker): Use[] {
  const names: Node[] = []
  const uses: Use[] = []
  const add = (node: Node, keys: string[]) => {
    const start = file.getLineAndCharacterOfPosition(node.getStart(file))
    uses.push({ keys, path, line: start.line + 1 })
  }
  const visit = (node: Node): void => {
    // Types are stripped when it runs.
    if (isTypeReferenceNode(node)) return
    if (isIdentifier(node)) names.push(node)
    if (isJsxOpeningElement(node) || isJsxSelfClosingElement(node)) {
      const element = node.tagName.getText(file)
      // The others are components.
      if (/^[a-z]+$/.test(element))
        for (const attribute of node.attributes.properties)
          if (isJsxAttribute(attribute)) add(attribute, keysOfAttribute(element, attribute.name.getText(file)))
    }
    node.forEachChild(visit)
  }
  visit(file)
  checker.getSymbolAtLocation(names).forEach((declared, index) => {
    const isOfBrowser = declared?.declarations.some((declaration) => library.test(declaration.path))
    if (isOfBrowser) add(names[index] as Node, keysOfDeclared(declared as Declared))
  })
  return uses
}

function keysOfAttribute(element: string, attribute: string): string[] {
  const name = attribute.toLowerCase()
  return [`html.elements.${element}.${name}`, `html.global_attributes.${name}`]
}

/** `Element.closest` and `MapConstructor.groupBy`, or a global; what a mixin declares has a key of each interface that takes it in. */
function keysOfDeclared(declared: Declared): string[] {
  const { name } = declared
  const owner = declared.getParent()?.name.replace(/Constructor$|^Readonly(?=Array|Map|Set)/, '')
  if (!owner) return [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`]
  const own = [`api.${owner}.${name}`, `api.${owner}.${name}_static`, `javascript.builtins.${owner}.${name}`]
  if (own.some(isKnown)) return own
  return [name, `${name}_static`].flatMap((each) => keysOf(each, ['api.', 'javascript.builtins.Intl.']))
}
