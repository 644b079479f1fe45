import { bilingualTexts } from '#kit/contract/texts/text.ts'

export const lookTexts = {
  look: bilingualTexts({
    pl: {
      accent: 'Kolor akademii',
      accent_text:
        'Przyciski, linki i zaznaczenia w portalu, na stronach publicznych i w e-mailach, a także certyfikaty i vouchery. Certyfikat, który już ktoś pobrał, zostaje taki, jaki był.',
      color: 'Kolor',
      hint_color: 'Znak # i sześć cyfr lub liter od a do f, na przykład #1f4e79. Puste pole: kolor Atelier.',
      palette: 'Wybierz z palety',
      as_chosen: 'Ten kolor jest czytelny, więc użyjemy go bez zmian. Do ciemnego wyglądu dobierzemy odcień sami.',
      adjusted: 'Żeby wszystko było czytelne, przyciemnimy ten kolor: przyciski dostaną {{shade}}, a linki {{ink}}.',
      light: 'Jasny wygląd',
      dark: 'Ciemny wygląd',
      button: 'Przycisk',
      link: 'Link',
      mark: 'Znak akademii',
      mark_text:
        'Obok nazwy: w portalu, na stronach publicznych, w e-mailach, na certyfikatach i voucherach, a także na karcie przeglądarki. Najlepiej kwadratowy, na przezroczystym tle. Zapisujemy go jako nowy, mały obraz. Plików SVG nie przyjmujemy, bo mogą zawierać program: zapisz znak jako PNG.',
      mark_file: 'Plik ze znakiem',
      mark_own: 'Znak, którego portal używa teraz',
      mark_none: 'Akademia nie ma jeszcze własnego znaku: widać znak Atelier.',
      mark_remove: 'Usuń znak',
      mark_removed: 'Znak usunięty.',
    },
    'en-US': {
      accent: 'The academy’s color',
      accent_text:
        'For buttons, links, and selections in the portal, on public pages, and in emails, and for certificates and vouchers. A certificate that someone has already downloaded stays as it was.',
      color: 'Color',
      hint_color: 'A # and six digits or letters from a to f, such as #1f4e79. Leave empty to use Atelier’s color.',
      palette: 'Pick a color',
      as_chosen: 'This color is readable, so it’s used as it is. A shade for the dark appearance is derived from it.',
      adjusted: 'To keep everything readable, this color gets darker: buttons use {{shade}}, and links use {{ink}}.',
      light: 'Light appearance',
      dark: 'Dark appearance',
      button: 'Button',
      link: 'Link',
      mark: 'The academy’s mark',
      mark_text:
        'Next to the name in the portal, in emails, on public pages, on documents, and on the browser tab. Ideally square, on a transparent background. It’s stored as a new, small picture. SVG files aren’t accepted because they can contain a program: save the mark as PNG.',
      mark_file: 'File with the mark',
      mark_own: 'The mark that the portal uses now',
      mark_none: 'The academy has no mark of its own yet, so the portal shows Atelier’s.',
      mark_remove: 'Remove mark',
      mark_removed: 'Mark removed.',
    },
  }),

  validation: bilingualTexts({
    pl: { color_format: 'Podaj kolor jako # i sześć cyfr lub liter od a do f, na przykład #1f4e79.' },
    'en-US': { color_format: 'Enter the color as a # and six digits or letters from a to f, such as #1f4e79.' },
  }),

  calls: bilingualTexts({
    pl: {
      'settings.look': 'zobaczyć kolor i znak akademii',
      'settings.setAccent': 'zmienić kolor akademii',
      'settings.setMark': 'zmienić znak akademii',
      'settings.removeMark': 'usunąć znak akademii',
    },
    'en-US': {
      'settings.look': 'see the academy’s color and mark',
      'settings.setAccent': 'change the academy’s color',
      'settings.setMark': 'change the academy’s mark',
      'settings.removeMark': 'remove the academy’s mark',
    },
  }),
}
