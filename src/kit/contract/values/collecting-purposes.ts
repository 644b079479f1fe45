/** What personal data is collected for by forms; `others` and `import` are data of people who do not enter it themselves. */
export type CollectingPurpose =
  | 'application'
  | 'data_form'
  | 'profile'
  | 'account'
  | 'seat'
  | 'sign_up'
  | 'review'
  | 'report'
  | 'question'
  | 'consent'
  | 'others'
  | 'import'
