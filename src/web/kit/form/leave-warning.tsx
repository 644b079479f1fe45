import { useBlocker } from '@tanstack/react-router'
import { useText } from '#web/kit/language/i18n.ts'
import { ask } from '#web/kit/overlay/confirm.ts'

/** Asks before typed work is left behind. What a draft keeps survives closing the tab, so the browser need not ask then. */
export function LeaveWarning({ isActive, isKept }: { isActive: boolean; isKept: boolean }) {
  const t = useText()
  useBlocker({
    disabled: !isActive,
    enableBeforeUnload: !isKept,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false
      const leaves = await ask({
        title: t('app.leave_question'),
        text: t(isKept ? 'app.leave_kept' : 'app.leave_lost'),
        action: t('app.leave'),
        cancel: t('app.stay'),
      })
      return !leaves
    },
  })
  return null
}
