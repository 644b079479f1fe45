import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortalProcess } from '#testing/servers/portal-process.ts'
import { seededFolder } from '#testing/servers/seeded-folder.ts'

/** A portal with an untouched demo academy of its own; `end` removes both. */
export async function startDemoPortal(settings: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'atelier-demo-'))
  await cp(await seededFolder(), dataDir, { recursive: true })
  const { url, server, end } = await startPortalProcess(dataDir, { ATELIER_ALLOW_UNSAFE_DATABASE: '1', ...settings })
  return {
    url,
    server,
    dataDir,
    end: async () => {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
