import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiViewer } from './scripts/api-viewer.ts'
import { chunks } from './scripts/chunks.ts'
import { firstPictures } from './scripts/first-pictures.ts'
import { icons } from './scripts/icons.ts'
import { narrowFonts } from './scripts/narrow-fonts.ts'
import { offlineProgram } from './scripts/offline-program.ts'
import { ownIds } from './scripts/own-ids.ts'
import { portalProxy } from './scripts/portal-proxy.ts'
import { precompress } from './scripts/precompress.ts'
import { smallerDoor } from './scripts/smaller-door.ts'
import { styles } from './scripts/styles.ts'
import { unreadAnswers } from './scripts/unread-answers.ts'

export default defineConfig({
  root: 'src/app/web',
  // By its full path: tests begin in another folder, and would share one outside of the project with every other copy of it.
  cacheDir: fileURLToPath(new URL('./node_modules/.vite', import.meta.url)),
  plugins: [
    icons(),
    react(),
    ownIds(),
    unreadAnswers(),
    narrowFonts(),
    firstPictures(),
    smallerDoor(),
    offlineProgram(),
    apiViewer(),
    precompress(),
  ],
  resolve: {
    // React has this hook of its own since version 18; the shim for older ones is left out.
    alias: [{ find: /^use-sync-external-store\/shim(.*)$/, replacement: 'use-sync-external-store$1' }],
  },
  css: styles,
  build: {
    outDir: '../../../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What every entry imports by itself is there before anything is fetched later.
      resolveDependencies: (_file, needed) => needed.filter((name) => !name.includes('rolldown-runtime')),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // The browser's tools for React are for who works on the portal.
      transform: { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } },
      output: {
        codeSplitting: { groups: chunks },
        // The sign-in bundle names each file that it may load later, and hashes don't compress: 42 bits distinguish the versions of one file.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
      // How long it took is no fault of the sources.
      checks: { bundlerTimings: false },
      // Nobody reads a warning of a build that went well.
      onwarn: ({ message }) => {
        throw new Error(message)
      },
    },
  },
  server: { strictPort: true, proxy: portalProxy(`http://127.0.0.1:${process.env.PORT ?? 3000}`) },
})
