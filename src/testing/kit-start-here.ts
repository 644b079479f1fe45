/** What each kit is for, and the ten files of it that a newcomer reads first. */
export const startHere = {
  contract: {
    purpose:
      'What every feature uses to declare its calls, fields, rights, errors and texts. Browser and server share it.',
    files: [
      'endpoint.ts',
      'fields.ts',
      'field-table.ts',
      'list.ts',
      'validation.ts',
      'errors.ts',
      'permissions.ts',
      'revision.ts',
      'texts/text.ts',
      'texts/translator.ts',
    ],
  },
  server: {
    purpose:
      'What every feature’s server uses: HTTP, PostgreSQL, lists, files, sessions, jobs, mail, backups. It knows no feature.',
    files: [
      'http/feature.ts',
      'http/http.ts',
      'http/authorization.ts',
      'http/context.ts',
      'lists/list.ts',
      'revisions/revisions.ts',
      'jobs/record-event.ts',
      'mail/mail.ts',
      'postgres/database.ts',
      'start/config.ts',
    ],
  },
  web: {
    purpose:
      'What every feature’s screens use: calls, forms, lists, dialogs, uploads, texts, and in `ui/` the design system. It knows no feature.',
    files: [
      'page/screens/screens.ts',
      'page/page.tsx',
      'page/record/record.tsx',
      'calls/query.ts',
      'form/form.tsx',
      'form/fields/field.tsx',
      'list/list.tsx',
      'overlay/confirm.ts',
      'language/i18n.ts',
      'session/session.ts',
    ],
  },
}
