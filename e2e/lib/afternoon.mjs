/** The steps of docs/guide/your-game.md, section 2: creating a game at the desk with forms only. */
import { open } from './open.mjs';
import { openDocument, saved } from './desk.mjs';

const form = (page) => page.getByRole('region', { name: 'Form' });

/** Shows only the form of the open document. */
export const showForm = (page) => page.getByRole('button', { name: 'Form', exact: true }).click();

/** Runs `act`, which changes the open document, and waits until the change is saved. */
export async function change(page, act) {
  await act();
  await page.locator('.save-state:not([data-status="saved"])').waitFor();
  await saved(page);
}

/** Creates a game from its name. Returns the id of its change set. `before` runs before the button is pressed. */
export async function newGame(page, name, before = async () => undefined) {
  await open(page, '/desk');
  await page.getByText('New game', { exact: true }).click();
  await page.getByLabel('Name of the game').fill(name);
  await before();
  await page.getByRole('button', { name: 'Create game' }).click();
  await page.waitForURL(/set=\d+/u);
  return Number(new URL(page.url()).searchParams.get('set'));
}

/** Creates a document of a game in the change set, and opens it. */
export async function newDocument(page, { set, game, kind, name }) {
  await open(page, `/desk/content?set=${set}`);
  await page.getByText('New document').click();
  await page.getByLabel('Game', { exact: true }).selectOption(game);
  await page.getByLabel('Kind').selectOption(kind);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create document' }).click();
  await page.waitForURL(/path=/u);
}

/** Adds a picture to the cards of a new game: the field, its slot on the faces, and the file on one card. */
export async function addPicture(page, { set, game, card, file, alt }) {
  await openDocument(page, set, `rules/${game}/fields.yaml`);
  await showForm(page);
  const at = await page.locator('[id^="root_fields_"][id$="__oneof_select"]').count();
  await change(page, async () => {
    await page.locator('#root_fields__add').click();
    await page.locator(`#root_fields_${at}__oneof_select`).selectOption({ label: 'Picture' });
    await page.locator(`#root_fields_${at}_id`).fill('art');
    await page.locator(`#root_fields_${at}_label`).fill('Art');
  });
  await openDocument(page, set, `rules/${game}/faces.yaml`);
  await showForm(page);
  await change(page, async () => {
    // Slots without a value are collapsed.
    for (const more of await form(page).locator('.form-more > summary').all()) await more.click();
    for (const slot of await form(page).locator('select[id$="_slots_picture"]').all()) await slot.selectOption('art');
  });
  await openDocument(page, set, `cards/${game}/cards/${card}.yaml`);
  await showForm(page);
  await change(page, async () => {
    await form(page)
      .getByLabel(/^Choose a picture/u)
      .setInputFiles(file);
    await form(page).getByText(`The picture is ${card}-art`).waitFor();
    await form(page).getByLabel('Description for people who cannot see it').fill(alt);
  });
}
