import { spawnSync } from 'node:child_process'
import { root } from '../../install.mjs'

/** What is not yet committed, and what was since a revision, or since this branch left main. */
export function changesSince(revision?: string): { base: string; files: string[] } {
  const base = revision ?? git('merge-base', 'main', 'HEAD').trim()
  const changed = git('diff', '--name-only', '--no-renames', base)
  const unknown = git('ls-files', '--others', '--exclude-standard')
  return { base, files: `${changed}${unknown}`.split('\n').filter(Boolean) }
}

/** Every file of the project, also such as git does not know yet. */
export function projectFiles(): string[] {
  return git('ls-files', '--cached', '--others', '--exclude-standard').split('\n').filter(Boolean)
}

/** A file as it was; null where it was not yet. */
export function fileAt(revision: string, path: string): string | null {
  const { status, stdout } = spawnSync('git', ['show', `${revision}:${path}`], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout : null
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status === 0) return stdout
  throw new Error(`\`npm test -- --changed [revision]\` asks git what changed, which answered: ${stderr.trim()}`)
}
