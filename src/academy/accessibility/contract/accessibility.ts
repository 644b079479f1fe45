import { binary, calls, endpoint } from '#kit/contract/endpoint.ts'

/** What the law requires of a service that is sold from a distance: how it is accessible, and where to complain. HTML, made on the server. */
export const accessibility = calls('accessibility', {
  page: endpoint({ method: 'GET', path: '/accessibility', permission: 'public', response: binary }),
  englishPage: endpoint({ method: 'GET', path: '/en/accessibility', permission: 'public', response: binary }),
})
