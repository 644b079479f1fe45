import { watchCalls } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { toastInstead } from './toast.ts'

/** Replaces the success message by a warning when the mail that a call wrote cannot be sent for now. */

// The screen is about to report that a mail is on its way, which would contradict this.
watchCalls({ mailWaits: (waits) => waits && toastInstead(new Error(translate('app.mail_waits'))) })
