export const viewingErrors = {
  only_viewing: 403,
  not_viewable: 403,
} as const
