import { folded } from './folded.ts'

/** First names with their short forms: Polish, and a few Ukrainian and English ones. */

const forms = `
  Agata: Agatka Aga
  Agnieszka: Aga Agusia Agnisia Jagna
  Aleksander: Olek Alek Aleks Sasza
  Aleksandra: Ola Olka Oleńka Aleksa Sasza
  Alicja: Ala Alka Lila
  Alina: Ala Alinka
  Andrzej: Jędrek Jędruś Endrju
  Anna: Ania Anka Anusia Andzia
  Antoni: Antek Antoś Tosiek
  Antonina: Tosia Antosia Tośka
  Barbara: Basia Baśka Barbarka
  Bartłomiej: Bartek Bartuś
  Bartosz: Bartek Bartuś
  Beata: Beatka
  Bogdan: Boguś Bodzio
  Bogumiła: Bogusia Bogna
  Bogusława: Bogusia Boguśka
  Bronisława: Bronka Bronia
  Cecylia: Cela Cesia
  Czesława: Czesia
  Dagmara: Daga Dagusia
  Dariusz: Darek
  Dominika: Domi Nika Domka
  Dorota: Dorotka Dora Dorka
  Edward: Edek Ted
  Elena: Ołena Lena Lenka
  Eleonora: Ela Nora
  Elizabeth: Liz Beth Lizzie Betty Liza Eliza
  Elżbieta: Ela Elka Elunia Elżunia Bietka
  Emilia: Emilka Mila Emi
  Eugeniusz: Gienek Geniu
  Ewa: Ewka Ewunia Ewcia
  Ewelina: Ewelinka Ewela
  Feliks: Felek
  Franciszek: Franek Franio
  Franciszka: Frania Franka
  Gabriela: Gabi Gabrysia Gaba Gabriella
  Genowefa: Gienia Genia
  Grażyna: Grażka Grażynka
  Grzegorz: Grzesiek Grześ Grzesio
  Halina: Hala Halinka
  Hanna: Hania Hanka Haneczka
  Helena: Hela Helenka Lena
  Henryk: Heniek Henio
  Ignacy: Ignaś Ignac
  Ireneusz: Irek
  Irena: Irenka Ira
  Iryna: Ira Irka Irynka
  Iwona: Iwonka Iwcia
  Izabela: Iza Izka Bela Izabella
  Jadwiga: Jadzia Jaga Wisia
  Jakub: Kuba Kubuś Jakubek
  Jan: Janek Jaś Jasiek Janusz
  Jarosław: Jarek
  Jerzy: Jurek Jerzyk
  Joanna: Asia Aśka Joasia Joaśka Asieńka
  Józef: Józek Józio
  Julia: Julka Jula Julcia
  Justyna: Justynka Justa Justysia
  Kamila: Kamilka Kama
  Karolina: Karola Karolcia Karolinka Lina
  Katarzyna: Kasia Kaśka Katka Kasieńka Kachna Kate
  Katherine: Kate Kathy Katie Cathy
  Kateryna: Katia Katya Kasia
  Kazimierz: Kazik Kazio
  Kinga: Kinia
  Klaudia: Klaudynka Klaudzia
  Kornelia: Nela Kornelka
  Krystyna: Krysia Kryśka Krystynka
  Krzysztof: Krzysiek Krzyś Krzysio Kris
  Leokadia: Lodzia Loda
  Leszek: Lesio Lech
  Lidia: Lidka Lida
  Lucyna: Lucynka Lusia
  Ludmiła: Luda Mila Lusia
  Łucja: Łucka Lusia
  Magdalena: Magda Madzia Magdusia Lena Magdzia
  Maksymilian: Maks Max Maksiu
  Małgorzata: Gosia Małgosia Gośka Gosieńka Małgośka Gocha
  Margaret: Maggie Meg Peggy
  Maria: Marysia Maryśka Mania Marychna Maja Majka Marika
  Mariola: Mariolka
  Marianna: Marysia Mania Marianka
  Marta: Martusia Marcia
  Martyna: Martynka Tynka
  Marzena: Marzenka
  Mateusz: Mati Mateuszek
  Michalina: Michasia Misia
  Michael: Mike Mick
  Michał: Michałek Misiek Michaś
  Mieczysław: Mietek
  Mirosław: Mirek
  Mirosława: Mirka Mira
  Monika: Monia Moniczka Nika
  Mykoła: Kola Mikołaj
  Natalia: Natalka Natka Tala Nata Natasza
  Nikola: Nika Nikolka
  Oksana: Ksenia Ksiusza Oksanka
  Oleksandra: Ołeksandra Sasza Aleksandra Ola Olesia
  Olena: Lena Ołena Alona Oleńka
  Olga: Ola Olka Oleńka Olha
  Oliwia: Oliwka Liwia
  Patrycja: Pati Patka Patrysia
  Paulina: Paula Paulinka Pola
  Paweł: Pawełek Pawlik
  Piotr: Piotrek Piotruś
  Rafał: Rafałek Rafcio
  Renata: Renia Renatka
  Robert: Rob Bob Bobby Robek
  Roman: Romek
  Roksana: Roksi Roksa
  Ryszard: Rysiek Rysio
  Sandra: Sandrusia
  Sebastian: Seba Sebek
  Sławomir: Sławek
  Stanisław: Staszek Stasiek Staś
  Stanisława: Stasia Staszka
  Stefania: Stefa Stefcia
  Sylwia: Sylwunia Sylwka
  Szymon: Szymek Szymuś
  Tadeusz: Tadek Tadzio
  Teresa: Tereska Renia Terenia
  Tetiana: Tania Tatiana
  Tomasz: Tomek Tomuś Tom
  Urszula: Ula Ulka Urszulka
  Wacława: Wacka
  Waldemar: Waldek
  Wanda: Wandzia
  Weronika: Wera Weronka Nika
  Wiesława: Wiesia Wieśka
  Wiktoria: Wika Wiki Viktoriia Wiktorka
  William: Bill Will Billy
  Władysław: Władek
  Władysława: Władzia
  Włodzimierz: Włodek Wołodymyr
  Wojciech: Wojtek Wojtuś
  Zbigniew: Zbyszek Zbysio
  Zdzisław: Zdzisiek Zdzich
  Zofia: Zosia Zośka Zocha
  Zuzanna: Zuza Zuzia Zuzka
`

/** Names without a short form of their own. */
const others = `
  Adam Albert Alan Amelia Aniela Anita Artur Bianka Blanka Borys Celina Damian Daniel Daria Diana Dawid Eliza Emil Emily
  Eryk Filip Hubert Ida Iga Igor Ilona Inga Jagoda Joanna Judyta Julita Kacper Kaja Kalina Kamil Karina Karol Konrad
  Laura Lena Liliana Liwia Łukasz Maja Malwina Marcel Marcelina Marcin Marek Mariusz Marlena Milena Mikołaj Nadia Nela
  Nina Norbert Oskar Oliwier Patryk Pola Radosław Regina Róża Sara Sonia Tamara Tymon Wioletta Wiktor Zenon Żaneta
`

const fullOf = new Map<string, Set<string>>()
for (const line of forms.trim().split('\n')) {
  const [full = '', ...short] = folded(line).match(/\p{L}+/gu) ?? []
  for (const form of [full, ...short]) fullOf.set(form, (fullOf.get(form) ?? new Set()).add(full))
}
const known = new Set([...fullOf.keys(), ...others.trim().split(/\s+/).map(folded)])

/** The names that a folded first name may be short for; itself, where there is none. */
export function fullForms(name: string): ReadonlySet<string> {
  return fullOf.get(name) ?? new Set([name])
}

/** Whether it is a first name by itself, and so no slip for another. */
export function isFirstName(name: string): boolean {
  return known.has(name)
}
