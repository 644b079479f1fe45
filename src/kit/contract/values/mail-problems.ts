/** What can be wrong with the mail server: it does not answer, its certificate is not valid, it does not let the portal in, or takes no mail. */
export const mailProblems = ['UNREACHABLE', 'CERTIFICATE', 'SIGN_IN', 'REFUSED'] as const
export type MailProblem = (typeof mailProblems)[number]
