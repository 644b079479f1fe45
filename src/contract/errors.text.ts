import type { ErrorCode } from './errors.ts'
import { bilingualTexts } from './kit/text.ts'

/** Sentences of the server's answers. Those that the wire gives to the letter stand so in both languages. */
export const errorTexts = bilingualTexts({
  pl: {
    unauthenticated: 'Unauthenticated.',
    forbidden: 'Nie masz uprawnień do tej czynności.',
    account_out_of_reach:
      'To konto ma większe uprawnienia niż Twoje, więc nie możesz go zmieniać, wyłączać ani usuwać. Poproś właściciela portalu.',
    not_found: 'Not found.',
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
    login_throttled: {
      one: 'Zbyt wiele prób logowania. Spróbuj ponownie za {{count}} sekundę.',
      few: 'Zbyt wiele prób logowania. Spróbuj ponownie za {{count}} sekundy.',
      many: 'Zbyt wiele prób logowania. Spróbuj ponownie za {{count}} sekund.',
      other: 'Zbyt wiele prób logowania. Spróbuj ponownie za {{count}} sekundy.',
    },
    step_not_possible:
      'Tego kroku nie da się teraz wykonać: zgłoszenie ma stan „{{state}}”. Odśwież stronę, aby zobaczyć ostatnią decyzję.',
    last_certificate: 'To ostatni certyfikat. Najpierw dodaj nowy, potem usuń ten.',
    form_link_unknown: 'Nie znamy tego linku. Sprawdź, czy skopiowano go w całości z wiadomości e-mail.',
    form_link_expired: 'Ten link wygasł. Napisz do nas, a wyślemy nowy.',
    form_link_used: 'Formularz został już wysłany. Dziękujemy!',
    form_link_replaced: 'Ten link zastąpiliśmy nowszym. Otwórz link z naszej ostatniej wiadomości e-mail.',
    form_link_rejected: 'Zgłoszenie zostało odrzucone, więc formularz jest zamknięty.',
    reader_unreachable:
      'Ta osoba nie ma czynnego konta w portalu, więc nie przeczyta wiadomości. Napisz do niej e-mail.',
    last_owner: 'To jedyne czynne konto właściciela portalu. Najpierw nadaj rolę właściciela komuś jeszcze.',
    artist_changed:
      'Nic nie zapisaliśmy, bo odkąd oglądasz tę osobę, zmieniło się: {{what}}. Obejrzyj ją jeszcze raz i zdecyduj.',
    artist_has_account:
      'Osoba o tym adresie e-mail ma już konto w portalu. Zmień adres w zgłoszeniu i spróbuj ponownie.',
    responsibility_step_not_possible:
      'Tego kroku nie da się teraz wykonać: obowiązek ma stan „{{state}}”. Odśwież stronę, aby zobaczyć ostatnią zmianę.',
    responsibility_changed:
      'Nic nie zapisaliśmy, bo ten obowiązek zmienił się, odkąd go oglądasz: {{changes}}. Zamknij to okno, obejrzyj obowiązek jeszcze raz i zdecyduj.',
    responsibility_closed: 'Ten obowiązek jest już zamknięty (stan „{{state}}”), więc nie można go zmienić.',
    evidence_closed: 'Dowody można zmieniać tylko, dopóki obowiązek jest do zrobienia. Teraz ma stan „{{state}}”.',
    level_has_artists: {
      one: 'Tego poziomu nie można usunąć, bo ma go {{count}} artysta. Najpierw zmień jego poziom.',
      few: 'Tego poziomu nie można usunąć, bo mają go {{count}} osoby. Najpierw zmień ich poziom.',
      many: 'Tego poziomu nie można usunąć, bo ma go {{count}} osób. Najpierw zmień ich poziom.',
      other: 'Tego poziomu nie można usunąć, bo ma go {{count}} osoby. Najpierw zmień ich poziom.',
    },
    level_has_requests: {
      one: 'Tego poziomu nie można usunąć, bo dotyczy go {{count}} wniosek o awans.',
      few: 'Tego poziomu nie można usunąć, bo dotyczą go {{count}} wnioski o awans.',
      many: 'Tego poziomu nie można usunąć, bo dotyczy go {{count}} wniosków o awans.',
      other: 'Tego poziomu nie można usunąć, bo dotyczy go {{count}} wniosku o awans.',
    },
    level_has_responsibilities: {
      one: 'Tego poziomu nie można usunąć, bo jest do niego przypisany {{count}} obowiązek. Najpierw zmień jego poziomy.',
      few: 'Tego poziomu nie można usunąć, bo są do niego przypisane {{count}} obowiązki. Najpierw zmień ich poziomy.',
      many: 'Tego poziomu nie można usunąć, bo jest do niego przypisanych {{count}} obowiązków. Najpierw zmień ich poziomy.',
      other:
        'Tego poziomu nie można usunąć, bo jest do niego przypisane {{count}} obowiązku. Najpierw zmień ich poziomy.',
    },
    level_has_benefits: {
      one: 'Tego poziomu nie można usunąć, bo jest do niego przypisana {{count}} korzyść. Najpierw zmień jej poziomy.',
      few: 'Tego poziomu nie można usunąć, bo są do niego przypisane {{count}} korzyści. Najpierw zmień ich poziomy.',
      many: 'Tego poziomu nie można usunąć, bo jest do niego przypisanych {{count}} korzyści. Najpierw zmień ich poziomy.',
      other:
        'Tego poziomu nie można usunąć, bo jest do niego przypisane {{count}} korzyści. Najpierw zmień ich poziomy.',
    },
    level_is_last: 'To jedyny poziom. Nowi artyści muszą od któregoś zaczynać, więc najpierw dodaj inny.',
    artist_not_active: 'Konto nie jest aktywne, więc nie można poprosić o awans.',
    upgrade_already_requested: 'Twój wniosek o awans już czeka na decyzję biura.',
    top_level_reached: 'Masz już najwyższy poziom, nad nim nie ma kolejnego.',
    requirements_not_met: 'Do poziomu {{level}} brakuje {{what}}.',
    upgrade_not_open: 'Ten wniosek nie czeka już na decyzję. Odśwież stronę, aby zobaczyć, co się z nim stało.',
    upgrade_lacking:
      'Poziom nie został jeszcze przyznany: {{name}} nie spełnia już wszystkich wymagań, bo brakuje {{what}}. Jeśli mimo to chcesz go przyznać, potwierdź jeszcze raz.',
    upgrade_changed:
      'Nic nie zapisaliśmy, bo odkąd oglądasz ten wniosek, zmieniło się: {{what}}. Obejrzyj go jeszcze raz i zdecyduj.',
    upgrade_level_changed:
      'Poziom artysty albo kolejność poziomów zmieniły się od złożenia wniosku. Nie można go zatwierdzić; odrzuć go, a artysta złoży nowy.',
    level_already: '{{name}}: poziom {{level}} jest już ustawiony, więc nic się nie zmienia.',
    level_changed:
      'Nie zmieniliśmy poziomu: odkąd oglądasz tę osobę ({{name}}), ktoś zmienił go z {{before}} na {{now}}. Sprawdź i zdecyduj jeszcze raz.',
    artist_has_trainings: {
      one: 'Ten artysta prowadzi jeszcze {{count}} szkolenie, na które zapisani są kursanci. Najpierw trzeba je zakończyć albo odwołać; do tego czasu można wyłączyć konto.',
      few: 'Ten artysta prowadzi jeszcze {{count}} szkolenia, na które zapisani są kursanci. Najpierw trzeba je zakończyć albo odwołać; do tego czasu można wyłączyć konto.',
      many: 'Ten artysta prowadzi jeszcze {{count}} szkoleń, na które zapisani są kursanci. Najpierw trzeba je zakończyć albo odwołać; do tego czasu można wyłączyć konto.',
      other:
        'Ten artysta prowadzi jeszcze {{count}} szkolenia, na które zapisani są kursanci. Najpierw trzeba je zakończyć albo odwołać; do tego czasu można wyłączyć konto.',
    },
    switch_not_possible:
      'Tego nie da się teraz zrobić: artysta nie należy jeszcze do sieci albo ktoś właśnie to zrobił. Odśwież stronę, aby zobaczyć, jak jest teraz.',
    gone_meanwhile:
      'Ktoś właśnie zmienił lub usunął to, czego to dotyczy, więc nic nie zapisaliśmy. Odśwież stronę i spróbuj ponownie.',
    edited_by_others:
      'Jeszcze nic nie zapisaliśmy: odkąd ten formularz jest otwarty, ktoś zmienił: {{fields}}. Twój tekst nie przepadł. Zapisz jeszcze raz, aby zastąpić tamte zmiany.',
    edited_meanwhile:
      'Ktoś zmienił te dane, odkąd je otwarto. Twojego tekstu nie zapisaliśmy, ale nic z niego nie przepadło.',
  } satisfies Record<ErrorCode, unknown>,
  'en-US': {
    unauthenticated: 'Unauthenticated.',
    forbidden: 'You do not have permission to do this.',
    account_out_of_reach:
      'This account has more permissions than yours, so you cannot change, disable or delete it. Ask the owner of the portal.',
    not_found: 'Not found.',
    method_not_allowed: 'This method is not supported here.',
    malformed_body: 'What you sent arrived damaged. Send it again.',
    request_timeout: 'Your data came too slowly, so we ended the connection. Try again.',
    payload_too_large: 'What you sent is too large.',
    unsupported_media_type: 'This data format is not supported.',
    csrf_mismatch: 'CSRF token mismatch.',
    invalid: 'The given data was invalid.',
    too_many_requests: {
      one: 'Too many requests. Try again in {{count}} second.',
      other: 'Too many requests. Try again in {{count}} seconds.',
    },
    server_error: 'Server Error',
    overloaded: 'The portal is temporarily unavailable. Try again shortly.',
    storage_full:
      'The server has run out of space, so nothing of what you just sent was saved. Everything from before is safe. Tell the office and try again later.',
    login_throttled: {
      one: 'Too many login attempts. Try again in {{count}} second.',
      other: 'Too many login attempts. Try again in {{count}} seconds.',
    },
    step_not_possible:
      'This step is not possible now: the application is “{{state}}”. Refresh the page to see the last decision.',
    last_certificate: 'This is the last certificate. Add the new one first, then remove this one.',
    form_link_unknown: 'We do not recognize this link. Check that you copied all of it from the email.',
    form_link_expired: 'This link has expired. Write to us and we will send a new one.',
    form_link_used: 'The form has already been sent. Thank you!',
    form_link_replaced: 'A newer link has replaced this one. Open the link in our latest email.',
    form_link_rejected: 'The application was not accepted, so the form is closed.',
    reader_unreachable:
      'This person has no active account in the portal and could not read the message. Write them an email instead.',
    last_owner: 'This is the only owner’s account in use. Give another person the owner’s role first.',
    artist_changed:
      'Nothing was saved, because this has changed since you looked: {{what}}. Look at this person again and decide.',
    artist_has_account:
      'The person with this email already has an account. Change the email of the application and try again.',
    responsibility_step_not_possible:
      'This step is not possible now: the responsibility is “{{state}}”. Refresh the page to see the last change.',
    responsibility_changed:
      'Nothing was saved, because the responsibility has changed since you saw it: {{changes}}. Close this window, look at it again, and decide.',
    responsibility_closed: 'This responsibility is closed (“{{state}}”), so it cannot be changed.',
    evidence_closed:
      'Evidence can be changed only before the responsibility is reported as done. Its status is now “{{state}}”.',
    level_has_artists: {
      one: 'This level cannot be deleted: {{count}} artist holds it. Change their level first.',
      other: 'This level cannot be deleted: {{count}} artists hold it. Change their level first.',
    },
    level_has_requests: {
      one: 'This level cannot be deleted: {{count}} status upgrade request is about it.',
      other: 'This level cannot be deleted: {{count}} status upgrade requests are about it.',
    },
    level_has_responsibilities: {
      one: 'This level cannot be deleted: {{count}} responsibility belongs to it. Change its levels first.',
      other: 'This level cannot be deleted: {{count}} responsibilities belong to it. Change their levels first.',
    },
    level_has_benefits: {
      one: 'This level cannot be deleted: {{count}} benefit belongs to it. Change its levels first.',
      other: 'This level cannot be deleted: {{count}} benefits belong to it. Change their levels first.',
    },
    level_is_last: 'This is the only level. New artists have to start somewhere, so add another one first.',
    artist_not_active: 'This account is not active, so it cannot ask for an upgrade.',
    upgrade_already_requested: 'Your request for an upgrade is already awaiting a decision.',
    top_level_reached: 'You are already at the top level.',
    requirements_not_met: 'For the level {{level}} you still need {{what}}.',
    upgrade_not_open: 'This request is no longer awaiting a decision. Refresh the page to see what happened to it.',
    upgrade_lacking:
      'The level has not been granted yet: {{name}} now lacks {{what}}. If you want to grant it anyway, confirm once more.',
    upgrade_changed:
      'Nothing was saved, because this has changed since you looked: {{what}}. Look at this request again and decide.',
    upgrade_level_changed:
      'The artist’s level, or the order of the levels, has changed since the request. It cannot be approved; reject it, and the artist can ask again.',
    level_already: '{{name}} already has the level {{level}}, so nothing changes.',
    level_changed:
      'The level was not changed: since you saw {{name}}, someone has changed it from {{before}} to {{now}}. Look again and decide.',
    artist_has_trainings: {
      one: 'This artist still teaches {{count}} training that students are registered for. Finish or cancel it first; until then the account can be disabled.',
      other:
        'This artist still teaches {{count}} trainings that students are registered for. Finish or cancel them first; until then the account can be disabled.',
    },
    switch_not_possible:
      'This is not possible now: the artist does not belong to the network yet, or someone has just done it. Refresh the page to see the current status.',
    gone_meanwhile:
      'Someone has just changed or removed what this is about, so nothing was saved. Reload the page and try again.',
    edited_by_others:
      'Not saved yet: since you opened this form, someone has changed: {{fields}}. Your text is still here. Save once more to replace those changes.',
    edited_meanwhile:
      'Someone changed this information since you opened it. We have not saved your text, but none of it is lost.',
  },
})
