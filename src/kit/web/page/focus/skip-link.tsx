import { useText } from '#kit/web/language/i18n.ts'

/** A skip link, first in the tab order. A button, since the router uses the URL's fragment. */
export function SkipLink() {
  const t = useText()
  return (
    <button type="button" className="skip not-printed" onClick={() => document.getElementById('content')?.focus()}>
      {t('app.skip_to_content')}
    </button>
  )
}
