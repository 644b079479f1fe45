// Starts the viewer of the API's description on the page /api/docs. The build appends it to the viewer's script.
const { Scalar } = globalThis
const colors = (scheme, ...of) => `.${scheme}-mode{${of.join(';')}}`

Scalar.createApiReference('#viewer', {
  url: '/api/openapi.json',
  // A token is typed in, and forgotten with the page.
  authentication: { preferredSecurityScheme: 'token' },
  persistAuth: false,
  // Nothing of the viewer's maker: fonts, a proxy, usage figures, an editor and an assistant of theirs.
  withDefaultFonts: false,
  proxyUrl: '',
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  operationTitleSource: 'summary',
  tagsSorter: 'alpha',
  // The viewer's own grays and methods have too little contrast.
  customCss: [
    colors(
      'light',
      '--scalar-color-2:#4a4a4a',
      '--scalar-color-3:#5e5e5e',
      '--scalar-color-green:#08663f',
      '--scalar-color-orange:#9a3b00',
      '--scalar-color-blue:#0a5a94',
      '--scalar-color-red:#b3123c',
    ),
    colors('dark', '--scalar-color-2:#c4c4c4', '--scalar-color-3:#a8a8a8', '--scalar-color-red:#ff8080'),
    // For less motion the viewer shortens every transition instead of leaving it out: a new color then takes a frame for
    // each level of the page, and dark words stand on a dark ground for so long.
    '@media (prefers-reduced-motion:reduce){.scalar-app *{transition-property:none!important}}',
  ].join(''),
})

// What the viewer leaves without a name, or out of reach of the keyboard.
new MutationObserver(() => {
  for (const button of document.querySelectorAll('.scalar-code-copy:not([aria-label])')) button.ariaLabel = 'Copy'
  for (const list of document.querySelectorAll('ul.endpoints:not([tabindex])')) list.tabIndex = 0
}).observe(document.body, { childList: true, subtree: true })
