import type { kitErrors } from '../errors.ts'
import { bilingualTexts } from './text.ts'

/** What may go wrong with any call. Sentences that the wire gives to the letter stand so in both languages. */
export const errorTexts = {
  errors: bilingualTexts({
    pl: {
      unauthenticated: 'Unauthenticated.',
      forbidden: 'Nie masz uprawnień do tej czynności.',
      only_in_person: 'To można zrobić tylko po zalogowaniu w portalu. Klucz programu do tego nie wystarczy.',
      not_found: 'Not found.',
      file_missing:
        'Tego pliku nie ma w magazynie, choć powinien tam być. Właściciel portalu widzi to na pulpicie i może go przywrócić z kopii zapasowej.',
      method_not_allowed: 'Ta metoda nie jest tu obsługiwana.',
      malformed_body: 'Treść żądania dotarła uszkodzona. Wyślij ją ponownie.',
      request_timeout: 'Dane docierały zbyt wolno, więc przerwaliśmy połączenie. Spróbuj ponownie.',
      payload_too_large: 'Przesłane dane są za duże.',
      unsupported_media_type: 'Ten format danych nie jest obsługiwany.',
      csrf_mismatch: 'CSRF token mismatch.',
      invalid: 'Podane dane są nieprawidłowe.',
      too_many_requests: {
        one: 'Zbyt wiele żądań. Spróbuj ponownie za {{count}} sekundę.',
        few: 'Zbyt wiele żądań. Spróbuj ponownie za {{count}} sekundy.',
        many: 'Zbyt wiele żądań. Spróbuj ponownie za {{count}} sekund.',
        other: 'Zbyt wiele żądań. Spróbuj ponownie za {{count}} sekundy.',
      },
      server_error: 'Server Error',
      overloaded: 'Portal jest chwilowo niedostępny. Spróbuj ponownie za chwilę.',
      storage_full:
        'Na serwerze zabrakło miejsca, więc nic z tego, co właśnie wysłano, nie zostało zapisane. Wszystko wcześniejsze jest bezpieczne. Powiadom biuro i spróbuj później.',
      in_progress: 'To, co wysłano przed chwilą, jeszcze się zapisuje. Poczekaj moment: drugi raz nic się nie stanie.',
      idempotency_key:
        'Poprzednia próba jednak do nas dotarła i została wykonana, tylko odpowiedź się zgubiła. Tej, z innymi danymi, nie zapisaliśmy. Odśwież stronę, sprawdź, co jest zapisane, i dopiero wtedy wyślij ponownie.',
      idempotency_key_invalid: 'Nagłówek Idempotency-Key musi mieć od 1 do 255 widocznych znaków ASCII.',
      gone_meanwhile:
        'Ktoś właśnie to zmienił lub usunął, więc nic nie zapisaliśmy. Odśwież stronę i spróbuj ponownie.',
      changed_meanwhile:
        'Ktoś zmienił w międzyczasie: {{what}} ({{who}}). Nic nie zapisaliśmy, Twój tekst został. Sprawdź zmiany, zanim spróbujesz ponownie.',
    } satisfies Record<keyof typeof kitErrors, unknown>,
    'en-US': {
      unauthenticated: 'Unauthenticated.',
      forbidden: 'You don’t have permission to do this.',
      only_in_person: 'This takes signing in to the portal. An access token isn’t enough for it.',
      not_found: 'Not found.',
      file_missing:
        'This file should be in the storage and isn’t. The owner of the portal sees this on the dashboard and can restore it from a backup.',
      method_not_allowed: 'This method isn’t supported here.',
      malformed_body: 'What you sent arrived damaged. Send it again.',
      request_timeout: 'The upload was too slow, so we closed the connection. Try again.',
      payload_too_large: 'What you sent is too large.',
      unsupported_media_type: 'This data format isn’t supported.',
      csrf_mismatch: 'CSRF token mismatch.',
      invalid: 'The given data was invalid.',
      too_many_requests: {
        one: 'Too many requests. Try again in {{count}} second.',
        other: 'Too many requests. Try again in {{count}} seconds.',
      },
      server_error: 'Server Error',
      overloaded: 'The portal is temporarily unavailable. Try again shortly.',
      storage_full:
        'The server is out of space. What you just sent wasn’t saved; earlier data is safe. Contact the office and try again later.',
      in_progress: 'We’re still saving what you sent a moment ago. Please wait: nothing will be saved twice.',
      idempotency_key:
        'Your earlier attempt was received and saved; only the response was lost. This one, with other data, wasn’t saved. Reload the page, check what was saved, and only then send again.',
      idempotency_key_invalid: 'The header Idempotency-Key must have 1 to 255 visible ASCII characters.',
      gone_meanwhile:
        'Someone else just changed or deleted this item. Your change wasn’t saved. Reload the page and try again.',
      changed_meanwhile:
        'This changed in the meantime: {{what}} ({{who}}). Nothing was saved, and your text is still here. Check the changes before you try again.',
    },
  }),
}
