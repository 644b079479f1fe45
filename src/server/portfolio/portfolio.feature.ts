import { feature } from '#server/kit/http/feature.ts'

export const portfolio = feature({
  rights: {
    'can-moderate-portfolio': ['administrator'],
  },
})
