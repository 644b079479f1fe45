import { bilingualTexts } from '#kit/contract/texts/text.ts'
import type { roleErrors } from './roles.errors.ts'

export const roleTexts = {
  roles: bilingualTexts({
    pl: {
      title: 'Role i uprawnienia',
      intro:
        'Zaznacz, co wolno osobom w każdej roli. Zmiany działają od następnego kliknięcia tych osób, bez ponownego logowania. Właściciel portalu może zawsze wszystko.',
      permissions: 'Uprawnienia',
      group_account: 'Własne konto',
      group_applications: 'Zgłoszenia',
      group_artists: 'Artyści',
      group_trainings: 'Szkolenia i opinie',
      group_catalogue: 'Obowiązki i korzyści',
      group_students: 'Kursanci i vouchery',
      group_office: 'Praca biura',
      group_users: 'Użytkownicy i role',
      compare: 'Porównaj rolę',
      compare_none: 'bez porównania',
      compare_with: 'z rolą',
      no_differences: 'Te role mają te same uprawnienia.',
      copy: 'Przepisz „{{from}}” do „{{to}}”',
      not_yours: 'Nie masz tego uprawnienia, więc nie możesz go nadać.',
      cell: '{{role}}: {{right}}',
      changes: {
        one: '{{count}} zmiana do zapisania',
        few: '{{count}} zmiany do zapisania',
        many: '{{count}} zmian do zapisania',
        other: '{{count}} zmiany do zapisania',
      },
      discard: 'Odrzuć',
      review: 'Sprawdź i zapisz',
      review_title: 'Zapisać te zmiany?',
      given: 'Zyskują',
      taken: 'Tracą',
      affects: {
        one: 'Dotyczy {{count}} osoby: {{names}}.',
        few: 'Dotyczy {{count}} osób: {{names}}.',
        many: 'Dotyczy {{count}} osób: {{names}}.',
        other: 'Dotyczy {{count}} osoby: {{names}}.',
      },
      affects_nobody: 'Nikt nie ma teraz tej roli.',
      others: {
        one: 'jeszcze {{count}} osoba',
        few: 'jeszcze {{count}} osoby',
        many: 'jeszcze {{count}} osób',
        other: 'jeszcze {{count}} osoby',
      },
      save: 'Zapisz uprawnienia',
      saved: 'Uprawnienia zapisane. Działają od razu.',
    },
    'en-US': {
      title: 'Roles and permissions',
      intro:
        'Select what each role can do. Changes apply immediately, without signing in again. The owner of the portal always has full access.',
      permissions: 'Permissions',
      group_account: 'Own account',
      group_applications: 'Applications',
      group_artists: 'Artists',
      group_trainings: 'Trainings and reviews',
      group_catalogue: 'Responsibilities and benefits',
      group_students: 'Students and vouchers',
      group_office: 'Work of the office',
      group_users: 'Users and roles',
      compare: 'Compare the role',
      compare_none: 'no comparison',
      compare_with: 'with the role',
      no_differences: 'These roles have the same permissions.',
      copy: 'Copy “{{from}}” to “{{to}}”',
      not_yours: 'You don’t have this permission, so you can’t give it.',
      cell: '{{role}}: {{right}}',
      changes: { one: '{{count}} change to save', other: '{{count}} changes to save' },
      discard: 'Discard',
      review: 'Review and save',
      review_title: 'Save these changes?',
      given: 'They gain',
      taken: 'They lose',
      affects: {
        one: 'This concerns {{count}} person: {{names}}.',
        other: 'This concerns {{count}} people: {{names}}.',
      },
      affects_nobody: 'No one has this role now.',
      others: { one: '{{count}} more person', other: '{{count}} more people' },
      save: 'Save permissions',
      saved: 'Permissions saved. They work right away.',
    },
  }),

  errors: bilingualTexts({
    pl: {
      role_fixed: 'Właściciel portalu może zawsze wszystko, więc tej roli się nie zmienia.',
    } satisfies Record<keyof typeof roleErrors, unknown>,
    'en-US': {
      role_fixed: 'The owner of the portal can always do everything, so this role isn’t changed.',
    },
  }),

  events: bilingualTexts({
    pl: { 'role.edited': 'Zmieniono uprawnienia roli' },
    'en-US': { 'role.edited': 'Role’s permissions edited' },
  }),

  rights: bilingualTexts({
    pl: { 'can-edit-roles': 'zmiana uprawnień poszczególnych ról' },
    'en-US': { 'can-edit-roles': 'change what each role can do' },
  }),

  calls: bilingualTexts({
    pl: {
      'roles.list': 'zobaczyć role i ich uprawnienia',
      'roles.update': 'zmienić uprawnienia roli',
    },
    'en-US': {
      'roles.list': 'see the roles and their permissions',
      'roles.update': 'edit the permissions of a role',
    },
  }),

  audit: bilingualTexts({
    pl: { kind_role: 'Rola' },
    'en-US': { kind_role: 'Role' },
  }),
}
