import { watchCalls } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { toastInstead } from './toast.ts'

// The screen is about to report that a mail is on its way, which would contradict this.
watchCalls({ mailWaits: (waits) => waits && toastInstead(new Error(translate('app.mail_waits'))) })
