import react from '@vitejs/plugin-react'
import mantine from 'postcss-preset-mantine'
import variables from 'postcss-simple-vars'
import { defineConfig } from 'vite'
import { precompress } from './scripts/precompress.ts'
import { breakpoints } from './src/web/kit/ui/breakpoints.ts'

const apiPaths = ['/api', '/sanctum', '/login', '/logout', '/forgot-password', '/reset-password']
const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  root: 'src/web',
  cacheDir: '../../node_modules/.vite',
  plugins: [react(), precompress()],
  css: {
    postcss: {
      plugins: [
        mantine(),
        variables({
          variables: Object.fromEntries(
            Object.entries(breakpoints).map(([name, width]) => [`mantine-breakpoint-${name}`, width]),
          ),
        }),
      ],
    },
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { strictPort: true, proxy: Object.fromEntries(apiPaths.map((path) => [path, api])) },
})
