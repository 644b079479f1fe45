import { bilingualTexts } from '#kit/contract/texts/text.ts'

export const accessibilityTexts = {
  accessibility: bilingualTexts({
    pl: { link: 'Dostępność' },
    'en-US': { link: 'Accessibility' },
  }),

  accessibilityPage: bilingualTexts({
    pl: {
      title: 'Dostępność',
      description:
        'Jak portal {{name}} spełnia wymagania dostępności i co zrobić, gdy coś utrudnia korzystanie z niego.',
      heading_service: 'Czym jest portal',
      text_service: `W portalu można znaleźć artystę i szkolenie, zgłosić się, korzystać z pakietów i voucherów, pobrać certyfikat, napisać opinię i wiadomość. Artyści prowadzą w nim szkolenia i swój profil.
Portal działa w przeglądarce na telefonie i na komputerze, po polsku i po angielsku. Niczego nie trzeba instalować. Po dłuższej przerwie trzeba zalogować się ponownie; niewysłane formularze pozostają w tej przeglądarce, bez haseł.`,
      heading_standard: 'Jak spełnia wymagania dostępności',
      text_standard: `Portal zaprojektowano zgodnie z wytycznymi WCAG 2.2 na poziomie AA. Obejmują one wytyczne WCAG 2.1, na których opiera się norma EN 301 549.
- Wszystko można zrobić samą klawiaturą i zawsze widać, gdzie się jest.
- Czytnik ekranu odczytuje nagłówki, nazwy pól i przycisków, błędy i komunikaty.
- Treść można powiększyć do 400% i rozsunąć tekst, a nic nie zniknie.
- Kolor nigdy nie jest jedyną informacją. Jasny i ciemny wygląd mają wystarczający kontrast.
- Kto wyłączył animacje w swoim systemie, nie zobaczy ich też tutaj.
- Przy każdym błędzie w formularzu jest napisane, jak go poprawić. To, co wpisano, pozostaje.`,
      heading_checks: 'Jak to sprawdzamy',
      text_checks:
        'Po każdej zmianie w portalu testy otwierają jego strony w obu językach, w jasnym i ciemnym wyglądzie, na telefonie i komputerze. Sprawdzają między innymi kontrast, nazwy, obsługę klawiaturą, powiększenie i odstępy w tekście.',
      heading_limits: 'Co może sprawiać trudność',
      text_limits: `- Zdjęcia opisuje osoba, która je dodaje. Opis może być krótki, a przy starszych zdjęciach może go nie być.
- Skany i pliki, które ktoś dodał, mogą nie mieć tekstu, który da się odczytać na głos.
- Strony, do których prowadzą linki artystów, nie są częścią portalu.`,
      heading_complaint: 'Napisz, co Ci przeszkadza',
      text_complaint: `Możesz złożyć skargę na brak dostępności. Podaj imię i nazwisko, sposób, w jaki mamy się z Tobą skontaktować, stronę portalu i to, co na niej przeszkadza. Odpowiemy najpóźniej w ciągu 30 dni. Jeśli sprawa będzie wyjątkowo skomplikowana, powiadomimy Cię o tym i odpowiemy w ciągu 60 dni.
Jeśli potrzebujesz treści w innej postaci, też napisz.`,
      contact_email: 'E-mail: {{email}}',
      contact_phone: 'Telefon: {{phone}}',
      contact_address: 'Adres: {{address}}',
      contact_missing: 'Akademia nie podała jeszcze adresu do kontaktu.',
      heading_authority: 'Kto nadzoruje dostępność',
      text_authority:
        'O usłudze, która nie jest dostępna, możesz w każdej chwili zawiadomić Prezesa Zarządu PFRON (dostepnosc@pfron.org.pl). Przyjmie zgłoszenie albo przekaże je właściwemu organowi nadzoru.',
    },
    'en-US': {
      title: 'Accessibility',
      description: 'How {{name}} meets accessibility requirements, and what to do if something makes it hard to use.',
      heading_service: 'What the portal is',
      text_service: `In the portal you can find an artist or a training, sign up, redeem a voucher, use a package, download a certificate, and write a review or a message. Artists use it to run their trainings and their profile.
It works in a browser, on a phone as on a computer. It has a Polish and an English version. There is nothing to install. After a longer break you sign in again; forms you haven’t sent stay in this browser, without passwords.`,
      heading_standard: 'How it meets accessibility requirements',
      text_standard: `The portal was designed to WCAG 2.2, level AA. That includes WCAG 2.1, on which the standard EN 301 549 is based.
- Everything can be done with a keyboard alone, and you can always see where you are.
- A screen reader announces headings, labels, errors, and messages.
- Content can be enlarged to 400% and text can be spaced out without losing anything.
- Color is never the only information. Both themes have enough contrast.
- If you turned off animations in your system, you won’t see them here either.
- Every error in a form says how to correct it. What you entered stays.`,
      heading_checks: 'How it is checked',
      text_checks:
        'After each change to the portal, tests open its pages in each language and theme, as on a phone and as on a computer. Among other things, they check contrast, names, keyboard use, zoom, and text spacing.',
      heading_limits: 'What can be difficult',
      text_limits: `- Pictures are described by the people who add them. A description can be short, and older pictures can have none.
- Scans and files that someone added can lack text that can be read aloud.
- Pages that artists link to aren’t part of the portal.`,
      heading_complaint: 'Write to us about a barrier',
      text_complaint: `You can file a complaint about a lack of accessibility. Include your name, how to contact you, the page of the portal, and what makes it hard to use. We’ll answer within 30 days. If the matter is particularly complicated, we’ll let you know and answer within 60 days.
If you need content in another form, write to us as well.`,
      contact_email: 'Email: {{email}}',
      contact_phone: 'Phone: {{phone}}',
      contact_address: 'Address: {{address}}',
      contact_missing: 'The academy hasn’t entered a contact address yet.',
      heading_authority: 'Who supervises accessibility',
      text_authority:
        'You can notify the President of the Management Board of Poland’s fund for the rehabilitation of disabled persons (PFRON, dostepnosc@pfron.org.pl) of a service that isn’t accessible. They handle the notification or pass it on to the competent authority.',
    },
  }),
  calls: bilingualTexts({
    pl: {
      'accessibility.page': 'przeczytać o dostępności po polsku',
      'accessibility.englishPage': 'przeczytać o dostępności po angielsku',
    },
    'en-US': {
      'accessibility.page': 'read about accessibility in Polish',
      'accessibility.englishPage': 'read about accessibility in English',
    },
  }),
}
