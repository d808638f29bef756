import { expect, test } from 'vitest'
import { isOtherLanguage } from './other-language'

test.each([
  'El lunes robaron los datos de nuestros clientes.',
  'Notre boulangerie ouvre dans le centre',
  'Wir haben unsere Fabrik geschlossen und sind traurig',
  'Der Verein zieht im Mai um',
  'Maandag was de website plat en onze klanten konden niet bestellen',
  'Het product is af: wij openen een winkel in Utrecht with our partner',
  'Il nostro negozio apre nel centro della città',
  'A nossa loja abre em Lisboa com uma festa para os vizinhos',
  'A padaria abre a sua segunda loja em Faro',
  'Feria del libro en Cuenca',
  'Notre ferme ouvre un magasin à Namur',
  'Bakkerij Jansen opent een winkel in Zwolle',
  'Nowa piekarnia otwiera drugi sklep',
  'Nasz sklep jest zamknięty, a dane klientów zostały skradzione przez hakerów',
  'Vi har öppnat en butik och det är fest på lördag',
  'NOUS AVONS FERMÉ NOTRE USINE ET LES SALARIÉS SONT SOUS LE CHOC',
  '«El agua no es para beber», dice el alcalde, que pide calma con los niños',
  'Olemme pahoillamme, että leipomo ei avaa ja työntekijät ovat kotona',
  'Fabrikamız bugün kapandı ve yeni bir mağaza için hazırlanıyoruz',
  'Toko kami tutup dan roti dari hari Senin tidak aman',
  'Naše pekárna je zavřená, ale otevřeme pro vás jinde',
  'A pékségünk és az üzletünk ma nem nyit ki',
  'Magazinul este închis și nu vindem pâine',
  'Tiệm bánh của chúng tôi đã đóng cửa và không bán',
  'Sarado ang tindahan at hindi ligtas ang mga tinapay namin',
  'パンに金属片が見つかりました',
  'Мы отзываем партию молока',
  'أغلقنا المصنع اليوم',
  '우리 매장이 문을 닫습니다',
])('%s is not English', (text) => {
  expect(isOtherLanguage(text)).toBe(true)
})

test.each([
  '',
  'bakery opening',
  'The Los Angeles office of Le Monde and Das Haus is closed',
  'El Camino Hospital opens a clinic for children in Los Altos',
  'Los Altos library opens: El Camino bus stops there',
  'Acme 東京 opens in Tokyo',
  'A non-profit gets $5 per donor',
  'Ludwig van der Meer joins von Braun as partner',
  'Our van met a car on the bridge; the driver is fine',
  'Chef Luc Petit says “nous sommes très contents avec les clients” of his new menu',
  'Café de la Paix wins a star',
  'Casa del Sol reopens with a menu à la carte',
  'Write to info@acme.com or visit acme.nl',
])('“%s” passes as English', (text) => {
  expect(isOtherLanguage(text)).toBe(false)
})
