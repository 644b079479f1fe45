/** Where the page of somebody of a kind is. */
export const similarPages = { STUDENTS: '/student', ARTISTS: '/pro-artists' } as const
