import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import type { AuthorCase } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import { showAt } from '#testing/browser/component.tsx'
import { EditForm } from './author-edit-form.tsx'

const text = page.getByRole('textbox', { name: translate('abuseReports.author_text') })

test('a text that was edited survives a reload, and is not in another case', async () => {
  const its = { edit_until: null, explanation: '', review: { text: 'Dziękuję, Anno!' } } as unknown as AuthorCase
  const open = (hash: string) => showAt(`/training/review-case/${hash}`, <EditForm its={its} hash={hash} />)
  const end = open('aaaaaaaaaaaa')
  await text.fill('Dziękuję!')
  end()
  const endOther = open('bbbbbbbbbbbb')
  await expect.element(text).toHaveValue('Dziękuję, Anno!')
  endOther()
  open('aaaaaaaaaaaa')
  await expect.element(text).toHaveValue('Dziękuję!')
})
