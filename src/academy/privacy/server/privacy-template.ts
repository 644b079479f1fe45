import type { Bilingual } from '#kit/contract/texts/text.ts'

/**
 * The privacy notice that an academy begins with (GDPR art. 13 and 14), to be read by its lawyer: legal bases, periods
 * and recipients are what this portal does by itself, and what an academy usually adds is a guess.
 */
export const privacyTemplate: Bilingual = {
  pl: `## Kto odpowiada za Twoje dane
Administratorem danych osobowych jest {{operator_name}}, {{operator_address}}.
Prowadzimy portal „{{academy_name}}”.
NIP: {{operator_tax_id}}
Numer w rejestrze: {{operator_register_number}}
E-mail: {{operator_email}}
Telefon: {{operator_phone}}
W sprawach danych osobowych napisz na: {{privacy_email}}

## Po co przetwarzamy dane i na jakiej podstawie
### Zgłaszasz się jako artysta
Imię i nazwisko, e-mail, telefon, kraj i miasto, techniki, doświadczenie i to, co o sobie napiszesz. Po przyjęciu zgłoszenia także dane z formularza danych: adres, dane firmy, dokumenty i zdjęcie.
- Cel: rozpatrzenie zgłoszenia i rozmowa o współpracy (art. 6 ust. 1 lit. b RODO: działania na Twoje żądanie przed zawarciem umowy).
- Jak długo: do zakończenia współpracy, a bez niej do czasu, gdy poprosisz o usunięcie.
- Zgłoszenie, które do niczego nie doprowadziło, usuwamy, gdy przez {{inactive_applicant_months}} miesięcy nic się w nim nie zmieni.
### Współpracujesz z nami jako artysta
Dane profilu, poziom, obowiązki, szkolenia, prace, wiadomości, vouchery i opinie o Twoich szkoleniach.
- Cel: umowa o współpracy (art. 6 ust. 1 lit. b RODO), rozliczenia i podatki (lit. c), jakość szkoleń oraz obrona przed roszczeniami (lit. f: nasz prawnie uzasadniony interes).
- Profil publiczny pokazujemy tylko wtedy, gdy go włączysz. Możesz go wyłączyć w każdej chwili.
### Uczysz się u nas
Imię i nazwisko, kontakt, kraj i język, szkolenia z obecnością i wynikiem, pakiety, płatności, vouchery, certyfikaty i wiadomości.
- Cel: umowa o szkolenie (art. 6 ust. 1 lit. b RODO), rozliczenia i podatki (lit. c), potwierdzanie certyfikatów i obrona przed roszczeniami (lit. f).
- Certyfikat można sprawdzić po numerze tak długo, jak jest ważny.
### Piszesz opinię
Ocena, treść i imię z pierwszą literą nazwiska. Opinię może napisać tylko osoba, która była na szkoleniu.
- Cel: rzetelna informacja o szkoleniach (art. 6 ust. 1 lit. f RODO) oraz obowiązki przy zgłoszeniach opinii (lit. c).
- Jak długo: dopóki szkolenie jest w portalu albo dopóki nie poprosisz o usunięcie.
### Widać Cię na zdjęciu pracy
Wizerunek i opis pracy. Dostajemy je od artysty, który wykonał zabieg; od niego mamy też Twój adres e-mail.
- Cel: pokazanie pracy tam, gdzie na to pozwalasz (zgoda: art. 6 ust. 1 lit. a RODO; gdy opis mówi o zdrowiu, także wyraźna zgoda: art. 9 ust. 2 lit. a).
- Zgodę wycofasz w każdej chwili tym samym linkiem. Wycofanie nie wpływa na to, co działo się wcześniej.
### Tylko odwiedzasz portal
Adres IP i to, o co prosi przeglądarka, przez czas potrzebny do odpowiedzi i ochrony przed nadużyciami (art. 6 ust. 1 lit. f RODO). Nie śledzimy i nie wyświetlamy reklam.

## Skąd mamy dane, których nie podajesz sam
Konto kursanta może założyć biuro albo artysta, a lista osób może pochodzić z pliku akademii. Wtedy mamy dane od nich: imię i nazwisko, kontakt oraz informacje o szkoleniach.

## Kto je dostaje
- Pracownicy biura i osoba, która prowadzi Twoje szkolenie, w zakresie, który jest im potrzebny.
- Firmy, które na nasze zlecenie utrzymują serwer, kopie zapasowe i pocztę, na podstawie umowy powierzenia.
- Urzędy i sądy, jeśli wymaga tego prawo.
- Każdy: to, co jest w profilu publicznym, w opublikowanych opiniach i w certyfikacie, którego numer ktoś zna.
Portal nie przekazuje danych poza Europejski Obszar Gospodarczy.

## Jak długo przechowujemy dane
- Adres i temat wysłanej wiadomości e-mail przez {{mail_days}} dni. Jej treść usuwamy po wysłaniu.
- Adresy IP w dzienniku zdarzeń przez {{audit_address_days}} dni.
- Przeglądarki, w których ktoś się zalogował, przez {{device_days}} dni.
- Linki, które wygasły, przez {{ended_link_days}} dni.
- Pliki, do których nic już nie prowadzi, przez {{trash_days}} dni.
- Przeczytane powiadomienia przez {{read_notification_days}} dni.
- Zdjęcia artysty zastąpione nowszymi przez {{replaced_picture_days}} dni.
- Dokumenty rozliczeń tak długo, jak wymagają tego przepisy podatkowe.
- Dowód przyjęcia regulaminu i udzielenia zgody do przedawnienia roszczeń.
Kopie zapasowe zawierają usunięte dane do czasu, gdy same zostaną zastąpione.

## Twoje prawa
- Dostęp do danych i ich kopia. Całość pobierzesz w Ustawieniach jako plik.
- Sprostowanie, usunięcie, ograniczenie przetwarzania i przeniesienie danych.
- Sprzeciw wobec przetwarzania w naszym prawnie uzasadnionym interesie.
- Wycofanie zgody w każdej chwili.
- Skarga do Prezesa Urzędu Ochrony Danych Osobowych, ul. Stawki 2, 00-193 Warszawa, https://uodo.gov.pl
Podanie danych jest dobrowolne, ale bez tych, które formularz oznacza jako wymagane, nie zawrzemy ani nie wykonamy umowy.

## Co robi się automatycznie
Nie podejmujemy automatycznie decyzji, które wywołują skutki prawne lub podobnie na Ciebie wpływają, i nie profilujemy. Portal sam wylicza postęp do poziomu i średnią ocen, przypomina o terminach oraz porównuje zdjęcia z tymi, które już odrzucono. O skutkach decyduje człowiek.

## Co zostaje w Twojej przeglądarce
Używamy tylko tego, co jest konieczne, żeby portal działał. Nie wymaga to zgody.
- Pliki cookie sesji (atelier_session i XSRF-TOKEN): do {{session_minutes}} minut bez ruchu, najdłużej {{session_hours}} godzin.
- Plik cookie atelier_device: po zalogowaniu, przez {{device_days}} dni. Chroni konto przed zgadywaniem hasła; najpóźniej po roku usunie go przeglądarka.
- Pamięć przeglądarki: wygląd, język, widok list oraz niewysłane formularze. Wylogowanie usuwa to, co dotyczy konta.
- Niewysłane pliki, do 60 MB na formularz: do wysłania albo wylogowania.`,
  'en-US': `## Who is responsible for your data
The controller of personal data is {{operator_name}}, {{operator_address}}.
We run the portal “{{academy_name}}”.
Tax ID: {{operator_tax_id}}
Register number: {{operator_register_number}}
Email: {{operator_email}}
Phone: {{operator_phone}}
About personal data, write to: {{privacy_email}}

## Why we process data, and on what legal basis
### You apply as an artist
Name, email, phone, country and city, techniques, experience, and what you write about yourself. Once your application is accepted, also the data form: address, company data, documents, and picture.
- Purpose: reviewing your application and talking about working together (GDPR art. 6(1)(b): steps at your request before a contract).
- For how long: until we stop working together or, if we never start, until you ask us to delete it.
- An application that led to nothing is deleted after {{inactive_applicant_months}} months without any change.
### You work with us as an artist
Your profile, level, responsibilities, trainings, works, messages, vouchers, and reviews of your trainings.
- Purpose: our contract with you (GDPR art. 6(1)(b)), accounting and taxes (art. 6(1)(c)), the quality of trainings and defense against claims (art. 6(1)(f): our legitimate interest).
- Your public profile is visible only if you turn it on. You can turn it off at any time.
### You learn with us
Name, contact details, country and language, trainings with attendance and outcome, packages, payments, vouchers, certificates, and messages.
- Purpose: the training contract (GDPR art. 6(1)(b)), accounting and taxes (art. 6(1)(c)), verifying certificates and defense against claims (art. 6(1)(f)).
- A certificate can be verified by its number for as long as it is valid.
### You write a review
Rating, text, and first name with the initial of the last name. Only people who attended a training can review it.
- Purpose: reliable information about trainings (GDPR art. 6(1)(f)) and our duties when a review is reported (art. 6(1)(c)).
- For how long: as long as the training is in the portal, or until you ask us to delete it.
### You are in a picture of a work
Your image and the description of the work. We get them from the artist who performed the treatment, who also gave us your email.
- Purpose: showing the work where you allow it (consent: GDPR art. 6(1)(a); if the description mentions your health, also explicit consent: art. 9(2)(a)).
- You can withdraw consent at any time with the same link. That doesn’t affect what happened before.
### You only visit the portal
Your IP address and what your browser requests, for the time needed to answer and to prevent abuse (GDPR art. 6(1)(f)). We don’t track you, and we show no ads.

## Where we get data that you don’t give us yourself
The office or an artist can create a student’s account, and a list of people can come from a file of the academy. We then have the data from them: name, contact details, and information about trainings.

## Who receives it
- Office staff and the person who teaches your training, as far as they need it.
- Companies that run servers, backups, and email for us, under a data processing agreement.
- Authorities and courts, if the law requires it.
- Everyone: what is in a public profile, in published reviews, and in a certificate whose number someone knows.
The portal doesn’t transfer data outside the European Economic Area.

## How long we store data
- Address and subject of a sent email for {{mail_days}} days. Its content is deleted once it is sent.
- IP addresses in the audit log for {{audit_address_days}} days.
- Browsers in which someone signed in, for {{device_days}} days.
- Links that ended, for {{ended_link_days}} days.
- Files that nothing refers to, for {{trash_days}} days.
- Notifications that were read, for {{read_notification_days}} days.
- An artist’s pictures that newer ones replaced, for {{replaced_picture_days}} days.
- Accounting documents for as long as tax law requires.
- Evidence that terms were accepted or consent was given until claims expire.
Backups contain deleted data until they are replaced themselves.

## Your rights
- Access to your data and a copy of it. You can download all of it as a file in Settings.
- Rectification, erasure, restriction of processing, and data portability.
- Objection to processing in our legitimate interest.
- Withdrawing consent at any time.
- A complaint to the President of the Personal Data Protection Office (UODO), ul. Stawki 2, 00-193 Warsaw, Poland, https://uodo.gov.pl
Giving your data is voluntary, but without what a form marks as required we can’t enter into the contract or perform it.

## What is automated
We make no automated decisions with legal or similarly significant effects on you, and we don’t profile you. The portal calculates progress to the next level and average ratings, sends reminders, and compares pictures with ones that were rejected before. A person decides what follows.

## What is stored in your browser
We use only what the portal needs to work. That requires no consent.
- Session cookies (atelier_session and XSRF-TOKEN): up to {{session_minutes}} minutes without activity, {{session_hours}} hours at most.
- The cookie atelier_device: after signing in, for {{device_days}} days. It protects your account from password guessing; the browser deletes it after a year at the latest.
- Browser storage: appearance, language, list views, and forms you haven’t sent. Signing out deletes what belongs to the account.
- Files you haven’t sent, up to 60 MB per form: until you send them or sign out.`,
}
