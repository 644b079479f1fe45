import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { namedBreakpoints } from './scripts/named-breakpoints.ts'
import { precompress } from './scripts/precompress.ts'

const apiPaths = ['/api', '/sanctum', '/login', '/logout', '/forgot-password', '/reset-password']
const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  root: 'src/web',
  cacheDir: '../../node_modules/.vite',
  plugins: [react(), precompress()],
  css: { postcss: { plugins: [namedBreakpoints] } },
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
