import { type Config, readConfig } from '#kit/server/start/config.ts'

/** The settings of a demo portal on a folder of its own, silent, on a database that need not survive a power cut. */
export function testConfig(dataDir: string): Config {
  return readConfig({
    ATELIER_DATA_DIR: dataDir,
    PORT: '3000',
    // The same for all, so that the links in the academy's mails work in every copy of it.
    SESSION_SECRET: 'a secret of tests and of nothing else',
    // A busy machine is slow, and the portal is not to be blamed for it.
    MAX_EVENT_LOOP_DELAY: '0',
    LOG_LEVEL: 'silent',
    ATELIER_ALLOW_UNSAFE_DATABASE: '1',
  })
}
