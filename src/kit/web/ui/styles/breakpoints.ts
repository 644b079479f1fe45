/** The specification's breakpoints (600, 1024, 1440 and 1920 px), in em so that they follow the zoom. Style sheets use them as `(--below-xs)` to `(--below-lg)`. */
export const breakpoints = { xs: '37.5em', sm: '64em', md: '90em', lg: '120em' }
