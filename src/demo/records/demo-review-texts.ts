import type { Language } from '#kit/contract/texts/text.ts'
import type { DemoCourse } from './demo-courses.ts'

type Field = 'brows' | 'lips' | 'eyes' | 'scalp' | 'medical' | 'removal'

export const fieldOf: Record<DemoCourse['technique'], Field> = {
  POWDER_BROWS: 'brows',
  NANO_BROWS: 'brows',
  MICROBLADING: 'brows',
  LIPS: 'lips',
  EYELINER: 'eyes',
  SCALP: 'scalp',
  AREOLA: 'medical',
  CAMOUFLAGE: 'medical',
  REMOVAL: 'removal',
}

/** How reviews begin, by how many stars they give. */
export const openings: Record<Language, Record<3 | 4 | 5, readonly string[]>> = {
  pl: {
    5: [
      'Najlepiej poprowadzone szkolenie z wszystkich, na jakich zdarzyło mi się być.',
      'Jestem pod wrażeniem, ile można zmieścić w programie bez pośpiechu.',
      'Dużo praktyki, mało slajdów, żadnych pytań bez odpowiedzi.',
      'Warto było jechać przez pół Polski.',
      'Po tym szkoleniu wreszcie wiem, co robię i dlaczego.',
      'Mała grupa, spokojne tempo i ogrom wiedzy.',
      'Polecam każdej osobie, która myśli o tej technice poważnie.',
      'Prowadzenie na najwyższym poziomie, a do tego zwyczajnie miło.',
      'Konkret od pierwszej minuty.',
      'Spodziewałam się dobrego szkolenia, dostałam znakomite.',
      'Każdy dostał tyle uwagi, ile potrzebował.',
      'Świetnie przygotowane materiały i jeszcze lepsza rozmowa przy stole.',
      'Wróciłam do gabinetu i następnego dnia pracowałam już inaczej.',
      'To był dobrze wydany czas i dobrze wydane pieniądze.',
    ],
    4: [
      'Bardzo dobre szkolenie, choć drugi dzień mógłby być dłuższy.',
      'Dużo wyniosłam, odejmuję gwiazdkę za opóźniony początek.',
      'Merytorycznie świetnie, sala trochę za ciasna.',
      'Prawie idealnie: zabrakło mi tylko jednej modelki więcej.',
      'Solidna wiedza i życzliwa atmosfera.',
      'Dobry program, miejscami jak dla mnie zbyt szybki.',
      'Jestem zadowolona, parking pod gabinetem to osobna historia.',
      'Wartościowe dwa dni, skrypt przydałby się przed szkoleniem, a nie po nim.',
    ],
    3: [
      'W porządku, ale spodziewałam się więcej pracy na skórze.',
      'Wiedza rzetelna, organizacja do poprawy: zaczęłyśmy czterdzieści minut po czasie.',
      'Dla osób początkujących bardzo dobre, dla mnie za dużo powtórek.',
    ],
  },
  'en-US': {
    5: [
      'The best-run training I have ever been to.',
      'Plenty of practice, few slides, and no question left open.',
      'I finally know what I am doing, and why.',
      'Worth every hour of the flight.',
      'A small group, a calm pace, and so much knowledge.',
      'Clear from the first minute to the last.',
      'Everyone got as much attention as they needed.',
      'I expected a good course and got an excellent one.',
      'The next day in my studio I was already working differently.',
      'Generous teaching; nothing was kept secret.',
    ],
    4: [
      'A very good training; the second half could have been longer.',
      'I learned a lot. One star less for the late start.',
      'Great content in a room that was a little small.',
      'Solid knowledge in a friendly group.',
      'Nearly perfect: one more model and it would have been.',
    ],
    3: [
      'Fine, but I had hoped for more time on skin.',
      'Good for beginners; for me there was much that I knew already.',
    ],
  },
}

/** What they remember: it depends on what was taught. */
export const memories: Record<Language, Record<Field, readonly string[]>> = {
  pl: {
    brows: [
      'Rysunek brwi, który zawsze zajmował mi godzinę, robię teraz w kwadrans.',
      'Najwięcej dało mi omówienie prac po wygojeniu: bez upiększania, ze zdjęciami po roku.',
      'Ćwiczenie nacisku na skórkach zmieniło moją rękę bardziej niż rok prób.',
      'Dobór koloru do podtonu skóry wytłumaczony tak, że nie da się tego zapomnieć.',
      'Poprawianie kształtu na żywo, przy modelce, bez ukrywania wątpliwości, bardzo mnie uspokoiło.',
      'Zabieg na modelce od początku do końca, z kimś, kto patrzy na rękę, a nie na zegarek.',
    ],
    lips: [
      'Usta goją się moim klientkom równo, pierwszy raz od początku pracy z nimi.',
      'Rozdział o śluzówce i opryszczce powinien być obowiązkowy dla wszystkich.',
      'Miękkie wypełnienie bez konturu przestało być zagadką.',
      'Kolory mieszaliśmy do skutku, aż każda osoba trafiła w odcień modelki.',
    ],
    eyes: [
      'Przestałam bać się powieki, a to było dla mnie najtrudniejsze.',
      'Oddech i pauza przed każdą kreską: drobiazg, który zmienia wszystko.',
      'Bardzo dobrze omówione przeciwwskazania i praca blisko oka.',
      'Ćwiczenia na papierze wydawały się dziecinne, dopóki nie zobaczyłam różnicy.',
    ],
    scalp: [
      'Linia włosów rysowana od nowa cztery razy, aż wyglądała jak prawdziwa.',
      'Trzy odcienie szarości na modelu pokazały więcej niż dziesięć filmów.',
      'Plan kolejnych sesji był rozpisany tak, że korzystam z niego do dziś.',
    ],
    medical: [
      'Rozmowa z osobą po operacji była najważniejszą lekcją z całego szkolenia.',
      'Próba koloru na bliźnie i notatki z każdego etapu: tak chcę pracować.',
    ],
    removal: [
      'Wiem już, kiedy odmówić, a to przy usuwaniu najważniejsze.',
      'Protokoły i odstępy między zabiegami dostałyśmy czarno na białym.',
      'Porównanie removera i lasera na tych samych przypadkach rozwiało moje wątpliwości.',
      'Zgody i zdjęcia: wreszcie mam porządek w dokumentach.',
    ],
  },
  'en-US': {
    brows: [
      'Drawing the shape used to take me an hour; now it takes fifteen minutes.',
      'Going through healed work, with photos after a year and nothing embellished, taught me most.',
      'The pressure exercises on practice skin changed my hand more than a year of trying.',
      'Matching color to undertone was explained so that you cannot forget it.',
    ],
    lips: [
      'I now know what to neutralize with, and when to say “not today”.',
      'The part about cool undertones alone was worth the trip.',
      'My clients’ lips heal evenly for the first time.',
    ],
    eyes: ['Contraindications and safety near the eye were covered very thoroughly.'],
    scalp: ['We drew the hairline four times over, until it looked real.'],
    medical: [
      'The talk with a woman after surgery was the most important lesson of all.',
      'Three-dimensional shading on a scar looked impossible, and then it was not.',
      'Working in layers, with notes on every step: this is how I want to work.',
    ],
    removal: ['I have learned when to refuse, which matters most in removal.'],
  },
}

export const endings: Record<Language, readonly string[]> = {
  pl: [
    'Dziękuję i do zobaczenia na kolejnym.',
    'Certyfikat wisi już w gabinecie.',
    'Miesiąc później dostałam jeszcze odpowiedź na swoje pytanie w mailu.',
    'Koleżanka z gabinetu już się zapisała.',
    'Notatki czytam przed każdą klientką.',
    'Czekam na dalszą część.',
    'Kawa i obiad też na piątkę.',
  ],
  'en-US': [
    'Thank you, and see you at the next one.',
    'The certificate already hangs in my studio.',
    'My questions were still answered by email a month later.',
    'I read my notes before every client.',
    'I have told two colleagues about it.',
  ],
}

/** How an artist answers. */
export const replies: Record<Language, readonly string[]> = {
  pl: [
    'Dziękuję za te słowa. To była wyjątkowo uważna grupa.',
    'Bardzo dziękuję! Proszę koniecznie przysłać zdjęcia po wygojeniu.',
    'Dziękuję za opinię i za wszystkie pytania, także te trudne.',
    'Cieszę się i trzymam kciuki za pierwsze klientki.',
  ],
  'en-US': [
    'Thank you for these words, and for all your questions.',
    'It was a pleasure. Please do send photos of the healed work.',
    'Thank you! The pace is a fair point; I have made the afternoon longer.',
  ],
}

/** An artist's reply to a dissatisfied student. */
export const apologies: Record<Language, readonly string[]> = {
  pl: [
    'Dziękuję za szczerość. Od następnej edycji zaczynamy punktualnie, a na pracę na skórze jest o godzinę więcej.',
    'Przykro mi, że tym razem się nie udało. Zapraszam na dzień poprawek, bez opłat.',
  ],
  'en-US': [
    'Thank you for being frank. From the next date on there is an hour more for working on skin.',
    'I am sorry that this was not what you had hoped for. Please come for a day of corrections, free of charge.',
  ],
}
