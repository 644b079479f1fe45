import { watchCalls } from '#web/kit/calls/api.ts'
import { translate } from '#web/kit/language/i18n.ts'
import { toastError } from './toast.ts'

// Whatever the screen says was sent has not left yet.
watchCalls({ mailWaits: () => toastError(new Error(translate('app.mail_waits'))) })
