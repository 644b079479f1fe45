import { watchCalls } from '#web/kit/calls/api.ts'
import { translate } from '#web/kit/language/i18n.ts'
import { toastInstead } from './toast.ts'

// The screen is about to report that a mail is on its way, which would contradict this.
watchCalls({ mailWaits: (waits) => waits && toastInstead(new Error(translate('app.mail_waits'))) })
