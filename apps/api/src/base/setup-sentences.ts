/** Describes the features that the operator has switched on, for `rw doctor`. No sentence contains a secret. */
import type { SeasonPlan } from '@rulewright/matches';
import type { Setup } from './setup.ts';

export interface SetupSentence {
  readonly about: string;
  readonly text: string;
}

const listed = (words: readonly string[]): string => words.join(', ');

function signInSentence({ singleSignOn, passwordSignIn }: Setup): string {
  const passwords = passwordSignIn ? 'People sign in with a password.' : 'Passwords are off.';
  if (!singleSignOn) return `${passwords} Single sign-on is off.`;
  const { issuer, clientId, emailDomains, newRole } = singleSignOn;
  const domains = emailDomains.length === 0 ? 'all e-mail domains' : listed(emailDomains);
  const newcomers = newRole === null ? 'Newcomers get no account.' : `Newcomers become ${newRole}.`;
  return `${passwords} Single sign-on by ${issuer} as ${clientId}, for ${domains}. ${newcomers}`;
}

/** The address of the mail server, without user and password. */
function hostOf(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}

export function setupSentences(setup: Setup): SetupSentence[] {
  const { secondFactorRoles, mail, webhooks, lobby, rated, seasons, labGallery } = setup;
  const factor = secondFactorRoles.length === 0 ? 'No role needs one.' : `Needed for ${listed(secondFactorRoles)}.`;
  return [
    { about: 'sign-in', text: signInSentence(setup) },
    { about: 'second factor', text: factor },
    { about: 'mail', text: mail ? `Sent by ${hostOf(mail.url)} from ${mail.from}.` : 'Off.' },
    {
      about: 'webhooks',
      text: webhooks.allowPrivate ? 'They may reach private networks.' : 'They reach public addresses only.',
    },
    {
      about: 'lab gallery',
      text: labGallery ? 'People can show the lab runs that they started.' : 'Only editors can show lab runs.',
    },
    {
      about: 'lobby',
      text: lobby ? 'People who are signed in can list open matches. Visitors join with a code.' : 'Off.',
    },
    { about: 'rated play', text: rated ? `On. ${seasonsText(seasons)}` : 'Off.' },
  ];
}

function seasonsText(plan: SeasonPlan): string {
  if (typeof plan === 'string') return `A season lasts a ${plan} of the calendar.`;
  return plan.length === 0 ? 'One season without an end.' : `Seasons start on ${plan.join(', ')}.`;
}
