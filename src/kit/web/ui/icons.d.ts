/** Every icon of the set by its name, as `scripts/icons.ts` compiles it. */
declare module '~icons' {
  type Drawn = typeof import('@iconify-json/tabler/icons.json')
  type Name<Key extends string> = Key extends `${infer Word}-${infer Rest}`
    ? `${Capitalize<Word>}${Name<Rest>}`
    : Capitalize<Key>
  const icons: {
    readonly [Key in keyof (Drawn['icons'] & Drawn['aliases']) &
      string as `Icon${Name<Key>}`]: import('./icon.tsx').Icon
  }
  export = icons
}
