import '../src/app/contract/registers.ts'
import { fileURLToPath } from 'node:url'
import { build, createServer, type Plugin, type Rolldown } from 'vite'
import type { Drawn } from '../src/app/web/first-pictures.tsx'
import { withoutLoneLetters } from '../src/kit/contract/texts/line-ends.ts'
import { flatTexts } from '../src/kit/contract/texts/texts.ts'
import { icons } from './icons.ts'
import { styles } from './styles.ts'

type Module = Rolldown.OutputChunk

const web = fileURLToPath(new URL('../src/app/web/', import.meta.url))
const programs = /<script type="module" crossorigin src="([^"]+)"><\/script>/g
const places = { script: '<!--first-paint-->', pictures: '<!--first-pictures-->', without: '<!--without-script-->' }

type Needs = { styles: string[]; chunk?: string; answers: (language: string) => string[] }

/** Of each picture: the chunks that its styles are in, what its screen fetches next, the answers that it requests. */
const needs: Record<Drawn['picture'], Needs> = {
  login: { styles: ['login'], chunk: 'login', answers: doorTexts },
  register: { styles: ['login', 'outline', 'register'], chunk: 'register', answers: doorTexts },
  door: { styles: ['login'], chunk: 'login', answers: doorTexts },
  dashboard: { styles: ['outline'], chunk: 'application', answers: applicationTexts },
  shell: { styles: ['outline'], chunk: 'application', answers: applicationTexts },
}

function doorTexts(language: string): string[] {
  return [`/api/languages/${language}/door`]
}

function applicationTexts(language: string): string[] {
  return [`/api/languages/${language}/application`, '/api/user']
}

/**
 * Puts into the document what its readers see before the program came: a picture of each screen that is opened first, with what
 * that screen fetches next, and the script that chooses the one to show. A reader without script sees the sign-in page.
 */
export function firstPictures(): Plugin {
  return {
    name: 'first-pictures',
    enforce: 'post',
    // While the portal is worked on there are no pictures.
    transformIndexHtml: (html, { server }) =>
      server ? html.replace(places.script, '<script type="module" src="/first-paint.ts"></script>') : html,
    async generateBundle(_, bundle) {
      const document = bundle['index.html']
      if (document?.type !== 'asset') return
      const drawn = await draw()
      const script = this.emitFile({ type: 'asset', name: 'first-paint.js', source: await firstPaint() })
      const page = String(document.source)
      const later = Object.values(bundle).filter(
        (file): file is Module => file.type === 'chunk' && !page.includes(file.fileName),
      )
      const assets = Object.values(bundle).filter((file) => file.type === 'asset')
      document.source = page
        .replace(places.script, `<script src="/${this.getFileName(script)}"></script>`)
        .replace(places.pictures, () => drawn.map((one) => template(one, later, assets)).join('\n'))
        // The script that shows the picture starts them, once it was painted.
        .replace(programs, '<link rel="modulepreload" crossorigin href="$1">')
        .replace(places.without, () => drawn[0]?.markup ?? '')
      const sheets = assets.filter(({ fileName }) => fileName.endsWith('.css'))
      const rules = sheets.map(({ source }) => String(source)).join('\n')
      const bare = drawn.flatMap(({ markup }) => classesIn(markup)).find((name) => !rules.includes(`.${name}`))
      if (bare)
        throw new Error(`The first pictures are drawn without the styles of the program: no sheet has .${bare}.`)
    },
  }
}

function classesIn(markup: string): string[] {
  return [...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
}

/**
 * The picture, and what is fetched once it was painted. Its styles are in the picture itself: nothing waits for a file that most readers
 * do not need.
 */
function template({ picture, language, markup }: Drawn, modules: Module[], assets: Rolldown.OutputAsset[]): string {
  const { styles: chunks, chunk, answers } = needs[picture]
  const named = (names: string[]) => modules.filter(({ name }) => names.includes(name))
  const style = (fileName: string) => assets.find((asset) => asset.fileName === fileName)?.source ?? ''
  const next = [
    ...answers(language).map((url) => `<link rel="preload" href="${url}" as="fetch" crossorigin="use-credentials">`),
    ...named([chunk ?? '']).flatMap((one) => [...withImports(one, modules)].flatMap(linksTo)),
  ]
  const sheets = named(chunks)
    .flatMap(stylesOf)
    .map((name) => `<style>${style(name)}</style>`)
  const id = `${picture}-${language}`
  return `<template id="${id}">${sheets.join('')}${markup}</template><template id="${id}-next">${next.join('')}</template>`
}

function withImports(module: Module, modules: Module[], known = new Set<Module>()): Set<Module> {
  if (known.has(module)) return known
  known.add(module)
  for (const one of modules) if (module.imports.includes(one.fileName)) withImports(one, modules, known)
  return known
}

function linksTo(module: Module): string[] {
  return [
    `<link rel="modulepreload" crossorigin href="/${module.fileName}">`,
    ...stylesOf(module).map((css) => `<link rel="preload" as="style" crossorigin href="/${css}">`),
  ]
}

function stylesOf({ viteMetadata }: Module): string[] {
  return [...(viteMetadata?.importedCss ?? [])]
}

/** Drawn by the components themselves, in what they need of a browser. */
async function draw(): Promise<Drawn[]> {
  const before = Object.getOwnPropertyDescriptors(globalThis)
  const nothing = () => undefined
  const browser = {
    window: globalThis,
    document: { documentElement: { dataset: {} }, cookie: '' },
    location: { hash: '#/', pathname: '/', search: '' },
    history: { state: null, pushState: nothing, replaceState: nothing },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false, addEventListener: nothing }),
    addEventListener: nothing,
  }
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  const server = await createServer({
    root: web,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    plugins: [icons()],
    css: styles,
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const module = (await server.ssrLoadModule(
      '/first-pictures.tsx',
    )) as typeof import('../src/app/web/first-pictures.tsx')
    // As the server sends them: another line end would move what has been painted.
    const texts = flatTexts().map(({ text, ...rest }) => ({
      ...rest,
      translation: withoutLoneLetters(text, rest.language),
    }))
    return module.drawPictures(texts)
  } finally {
    await server.close()
    for (const name of Object.keys(browser)) {
      const own = before[name as keyof typeof before]
      if (own) Object.defineProperty(globalThis, name, own)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}

/** In one piece and no module, for it runs inline; older browsers have to understand its message. */
export async function firstPaint(): Promise<string> {
  const output = await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2015',
      lib: { entry: 'first-paint.ts', name: 'firstPaint', formats: ['iife'] },
    },
  })
  const [{ output: files = [] } = {}] = [output].flat() as Rolldown.RolldownOutput[]
  return files[0]?.code ?? ''
}
