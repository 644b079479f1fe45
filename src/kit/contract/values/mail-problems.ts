/** What can be wrong with the mail server: it does not answer, does not let the portal in, or takes no mail. */
export const mailProblems = ['UNREACHABLE', 'SIGN_IN', 'REFUSED'] as const
export type MailProblem = (typeof mailProblems)[number]
