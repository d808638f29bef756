/** Bodies that people write and parsers stumble over, by what is awkward about them. */
export const AWKWARD_BODIES: Record<string, string> = {
  'a body that begins with a ruler': '---\n\ntext\n\n---\n',
  'Windows line ends': '# One\r\n\r\n- a\r\n- b\r\n\r\n```\r\ncode\r\n```\r\n',
  'no text at all': '',
  'spaces and tabs alone': '  \n\t\n \t \n',
  'no newline at the end': 'last words',
  'lists within lists':
    '- a\n  1. b\n     - c\n\n       text of c\n  2. d\n- e\n\n  text of e\n\n\n* another list\n+ and another',
  'lists that change their mark or number':
    '1. a\n2. b\n5. c\n\n1) d\n2) e\n\n0. f\n\n007. g\n\n123456789. h\n\n1234567890. no list',
  'a list straight below a paragraph': 'Words:\n- a\n- b\n\nWords:\n2. no list\n\nWords:\n1. a list',
  'tight and loose items': '- a\n- b\n\n- c\n\n1. a\n\n   b\n2. c',
  'a table in a list': '- before\n\n  | a | b |\n  | - | - |\n  | 1 | 2 |\n\n- after',
  'a table in a quote': '> | a | b |\n> | :- | -: |\n> | **1** | `2` |\n>\n> after',
  'a table with pipes, code and links':
    '| a \\| b | `c \\| d` | [e](/f) |\n| :-: | --- | ---: |\n| *x* | <br> | ![y](a.png) |\n| \\\\| | &#124; | https://example.com |',
  'rows that are too short or too long': '| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |\n|\n| | |\n\nafter',
  'a table without outer pipes': 'a | b\n--- | ---\n1 | 2\n\nno table | here\n\n| a |\n| - | - |\n| no table |',
  'a table straight below a paragraph': 'Words\n| a | b |\n| - | - |\n| 1 | 2 |\n> quote\n\n| a |\n| - |\n# heading',
  footnotes:
    'One[^1] and two[^two], one again[^1], and none[^none].\n\n[^1]: First *note*.\n[^two]: Second\n    with more.\n\n    And a paragraph.\n\n    - and a list\n\n    ```js\n    code()\n    ```\n\nText between.',
  'footnotes in headings, tables, quotes and lists':
    '## Head[^a]\n\n| x[^b] |\n| - |\n| y[^a] |\n\n> quote[^c]\n\n- item[^d]\n\n[^a]: A\n[^b]: B\n[^c]: C\n[^d]: D',
  'a footnote that names another': 'x[^1]\n\n[^1]: see[^2]\n\n[^2]: and back[^1]',
  'footnotes without a mark, with two marks, with odd names':
    'a[^A b] c[^constructor] d[^__proto__] e[^ü]\n\n[^constructor]: one\n\n[^__proto__]: two\n[^ü]: three\n\n[^unused]: four\n\n[^ü]: again',
  'a footnote before its text, and in bold': '[^1]: Note\n\n**bold[^1]** and *words[^1]*',
  'links by reference':
    '[a][one], [One][], [one], [two] and [none][nope].\n\n[one]: /contact "Title"\n[ONE]: /other\n[two]: <a b>\n  (more)\n[three]: /unused',
  'a definition in a quote and in a list': '[x] [y]\n\n> [x]: /contact\n\n- a\n\n  [y]: /blog',
  'brackets that are no links': '[a] [b](c [d](e f) [g]( /h "i" ) [j](<k l>) [](/m) [n]() ![o]() [p\n\nq](r)',
  'links with odd addresses':
    '[a](/b_(c)_d) [e](/f%20g) [h](/i?j=1&k=2) [l](/m&amp;n) [o](/ü) [p](\\(q) [r](s\\)t "\\"u\\"") [v](/w\n"x")',
  'pictures in links': '[![alt *text*](a.png "T")](/contact) ![a ![b](c.png)](d.png) ![x][pic]\n\n[pic]: a.png "P"',
  'bare addresses':
    'www.example.com. (https://example.com/a_(b)) https://example.com/?a=1&b=2; a.b-c_d@example.co.uk, http://a.b. https://example.com/**x** and www.a.b/c~d',
  'addresses in brackets': '<https://example.com/?a=b&c> <a@example.com> <ftp://x.y/z> <made-up:x> <no spaces>',
  entities: '&amp; &lt;b&gt; &copy; &nbsp;x &#65; &#x1F389; &#0; &bogus; &amp &AMP; [a](/b&quot;c "d&quot;e") `&amp;`',
  backslashes:
    '\\*a\\* \\_b\\_ \\`c\\` \\# \\[d\\] \\\\ \\e \\<b> \\&amp; \\! \\| \\~\n\n\\# no heading\n\n1\\. no list\n\n\\- no list',
  'hard breaks': 'a  \nb\\\nc   \n   d\n\n`e  \nf`\n\ng  \n\nh\\\n\n# i  \n\n- j  \n  k\\\n  l',
  'setext headings':
    'One\n===\n\nTwo words\nin two lines\n---\n\n> quote\n---\n\n- item\n---\n\n    code\n---\n\na\n= =\n\n`b\n---\nc`',
  'headings of all kinds':
    '# One #\n## Two ## \n###   Three\n#No\n####### No\n#\n## \n### a # b\n    # code\n   # indented\n#\ttab\n## *em* `code` [link](/x) ![pic](a.png)',
  'the same heading again': '## A b\n\n## A b\n\n## A-b\n\n## Title\n\n## constructor\n\n## <b>Body</b>\n\n## !!!',
  rulers: '***\n---\n___\n* * *\n - - -\n_ _ _ _\n--\n+++\n\na\n***\nb',
  emphasis:
    '*a* **b** ***c*** _d_ __e__ *f **g** h* **i *j* k** a*b*c a_b_c 2 * 3 * 4 **l** *m*n **o**p snake_case_name *(q)* "*r*"',
  'emphasis that does not close': '*a **b _c __d ~~e `f\n\n**g* *h** ** i ** * j *',
  strikethrough: '~~gone~~ ~gone~ ~~a **b** c~~ ~~d\ne~~ ~~ f ~~ ~~~g~~~ h~~i~~j',
  'code spans': '`a` `` b`c `` ` d ` `  ` `e\nf` `<b>` `*g*` `\\` ``h` i',
  'listings of all kinds':
    '```js\nconst a = "<b>"\n```\n\n~~~\nno language\n~~~\n\n````md\n```\ninner\n```\n````\n\n```nosuchlanguage title="x"\ny\n```\n\n    indented\n      more\n\n```\nnever closed\n\n# still code',
  'a listing in a list and in a quote':
    '- a\n\n  ```js\n  b\n    c\n  ```\n- d\n\n> ```\n> e\n> ```\n\n1. f\n   ```\n   g\n   ```',
  'the language of a listing':
    '```c++\na\n```\n```C#\na\n```\n```"><script>\na\n```\n```language-js\na\n```\n``` js extra words\na\n```\n```&amp;\na\n```',
  quotes: '> a\n> b\nlazy\n\n>c\n\n> > d\n> e\n\n> # f\n> - g\n>\n> h\n\n>\n\n>    i',
  'task lists':
    '- [ ] a\n- [x] b\n- [X] c\n- [] d\n- [ ]e\n- [y] f\n\n1. [ ] g\n\n- [ ] **h** [i](/j)\n  - [x] k\n\n[ ] no list',
  'raw blocks':
    '<script>\n\nrun()\n</script>\n\n<pre>\n\n*a*\n</pre>\n\n<style>p{}</style>\n\n<textarea>\n\nx\n</textarea>\n\nafter',
  comments:
    '<!-- a -->\n\n<!-- b\n\nc -->\n\nd <!-- e --> f <!-- g\nh --> i\n\n<!-->\n\n<!--->\n\n<!-- - -- -->\n\nafter',
  'processing instructions, declarations and CDATA':
    '<?php echo "a" ?>\n\n<!DOCTYPE html>\n\n<![CDATA[ <b> ]]>\n\na <?b?> c <!D e> f <![CDATA[g]]> h',
  'block tags':
    '<div>\n*no emphasis*\n\n*emphasis*\n\n</div>\n<section>a</section>\n\n<p>b\n\n<center>c</center>\n\n</div>\n\n<hr>\n\n<h2>d</h2>',
  'tags on their own line':
    '<span>\n*a*\n</span>\n\n<a href="/x">\n*b*\n</a>\n\ntext\n<b>\nc\n</b>\n\n<made-up-tag attr>\nd',
  'details with Markdown in it':
    '<details>\n<summary>More *no emphasis*</summary>\n\n## Heading\n\n- a\n- b\n\n| c |\n| - |\n| d |\n\n</details>\n\n<details open><summary>x</summary>y</details>',
  'misnested tags':
    '<b><i>a</b></i> <a href="/x">b <a href="/y">c</a></a> <p><div>d</p></div> <ul><p>e</ul> <table><b>f</table>',
  'unclosed tags': '<div><b>a\n\n*b*\n\n<i>c\n\n## d\n\n- e <u>f\n\n- g\n\n<kbd',
  'tags that close nothing': '</div>\n\na </b> b </p> c\n\n</table>\n\n- d </li> e\n\n</ul>\n\n</br>',
  'tables of HTML':
    '<table>\n<tr><td>a<td>b\n<tr><td colspan="2" align="right">c\n</table>\n\n<td>d</td>\n\n<table><caption>e</caption><thead><tr><th scope="col">f</thead></table>',
  'HTML within Markdown within HTML':
    '<div class="callout">\n\n> **a** <mark>b</mark>\n>\n> <p>c</p>\n\n- <kbd>d</kbd>\n\n</div>',
  'attributes in every way':
    '<a href="/a" title=\'b\' TITLE="c" data-x=1 x y="">d</a> <img src="a.png" alt=""> <img alt src=\'a.png\'/> <a href="/e"title="f">g</a> <a\nhref="/h"\n>i</a>',
  'tags that are no tags': '< b> <1> <b c=> <d "e"> a<b c>d <é> <a/b> </a href> << >> <>',
  'Chinese, Japanese, Korean':
    '**这是**强调，**“引号”**的文字。*日本語*です。**한국어**입니다\n\n# 日本語の見出し\n\n- 一\n- 二\n\nhttps://example.com/日本語。',
  'from right to left':
    '# שלום עולם\n\n**مرحبا** بالعالم [رابط](/contact)\n\n- א\n- ב\n\n<p dir="rtl">سلام</p>\n\n\u200fa\u200e',
  'emoji and accents':
    '🎉 👩‍👩‍👧 **so 🎉 on** e\u0301 é ﬁ `🎉` [🎉](/🎉) # 🎉\n\n## 🎉 Launch\n\n## Café\n\n## Cafe\u0301',
  'spaces of other kinds':
    'a\u00a0b **c**\u00a0d \u2003e\u3000f\n\u00a0\n\u2028g\n\n#\u00a0no heading\n\n-\u00a0no list',
  tabs: '\ta\n\n-\tb\n\n\tc\n\n1.\td\n\t- e\n\n>\tf\n\n#\tg\n\na\tb',
  'what an editor pastes from a chat':
    'Hi team,\n\n1) first – “quoted” … done\n2) second\n\n• not a list\n– not a list\n\nBest,\nA.\n--\nSent from my phone',
  'what an editor pastes from a web page':
    '<div style="font-family:Arial" class="x"><p><span style="color:red">Red</span>&nbsp;<o:p></o:p></p><!--[if gte mso 9]><xml></xml><![endif]--></div>\n\n<font size="2">a</font>',
  'a heading level that is missing': '## a\n\n##### b\n\n# c\n\n### d',
  'many blank lines': 'a\n\n\n\n\n\nb\n\n\n- c\n\n\n\n- d\n\n\n\n\n    e',
}
