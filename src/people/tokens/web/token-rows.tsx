import { useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { RecordRow } from '#kit/web/page/record/record-row.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import type { Token, tokens } from '#people/tokens/contract/tokens.ts'

type TokenRowsProps = {
  rows: readonly Token[]
  revoke: typeof tokens.revoke | typeof tokens.revokeOwn
  /** Null: nobody takes one over here. */
  onTakeOver: ((token: Token) => void) | null
}

/** Each token with what it may do and when it was used; what is over stays in the list, below. */
export function TokenRows({ rows, revoke, onTakeOver }: TokenRowsProps) {
  const t = useText()
  if (rows.length === 0) return <Text tone="soft">{t('tokens.none')}</Text>
  return (
    <ul>
      {rows.map((token) => (
        <TokenRow key={token.id} token={token} revoke={revoke} onTakeOver={onTakeOver} />
      ))}
    </ul>
  )
}

const tones = { WORKS: 'good', IDLE: 'bad', ENDED: 'quiet', REVOKED: 'quiet' } as const

type TokenRowProps = Omit<TokenRowsProps, 'rows'> & { token: Token }

function TokenRow({ token, revoke, onTakeOver }: TokenRowProps) {
  const t = useText()
  const format = useFormat()
  const { id, name, state, is_of_academy, maker, created_at, ends_on, last_used_at } = token
  const end = useSend(revoke as typeof tokens.revoke, { onSent: () => toast(t('tokens.revoked')) })
  const isOver = state === 'ENDED' || state === 'REVOKED'

  async function askToRevoke() {
    const question = { title: t('tokens.revoke_question', { name }), text: t('tokens.revoke_consequence') }
    if (await ask({ ...question, action: t('tokens.revoke') })) end.send({ id })
  }

  return (
    <RecordRow
      name={name}
      badge={<StatusBadge tone={tones[state]}>{t(`tokens.state_${state}`)}</StatusBadge>}
      acts={
        !isOver && (
          <>
            {onTakeOver && is_of_academy && state === 'IDLE' && (
              <Button size="sm" onClick={() => onTakeOver(token)}>
                {t('tokens.take_over')}
              </Button>
            )}
            <Button size="sm" isBusy={end.isPending} onClick={() => void askToRevoke()}>
              {t('tokens.revoke')}
            </Button>
          </>
        )
      }
    >
      {onTakeOver && (
        <span>
          {maker.name ? t('tokens.made_by', { name: maker.name }) : t('tokens.made_by_deleted')}
          {is_of_academy && ` (${t('tokens.of_academy')})`}
        </span>
      )}
      <span>{t('tokens.since', { date: format.date(created_at) })}</span>
      <span>{t(isOver ? 'tokens.ended' : 'tokens.ends', { date: format.date(ends_on) })}</span>
      <span>{last_used_at ? t('tokens.used', { when: format.dateTime(last_used_at) }) : t('tokens.unused')}</span>
      <Rights token={token} />
    </RecordRow>
  )
}

function Rights({ token: { rights } }: { token: Token }) {
  const t = useText()
  if (rights.length === 0) return <span>{t('tokens.rights_none')}</span>
  return (
    <details>
      <summary>{t('tokens.rights_count', { count: rights.length })}</summary>
      <ul>
        {rights.map((right) => (
          <li key={right}>
            <Text as="span" isSentence>
              {t(`rights.${right}`)}
            </Text>
          </li>
        ))}
      </ul>
    </details>
  )
}
