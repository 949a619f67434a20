/** The second factor: setting up an app, giving its codes at sign-in, recovery codes, and removing it. */
import {
  Args,
  Context,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
} from '@nestjs/graphql';
import {
  AccountError,
  actorOf,
  SecondFactors,
  Sessions,
  type Person,
  type SecondFactorSetup,
  type SignInStep,
} from '@rulewright/accounts';
import type { RequestContext } from '../graphql/context.ts';
import { originOf } from '../http/origin.ts';
import { sessionToken, setSessionCookie } from '../http/session-cookie.ts';
import { Access, Viewer } from './access.ts';
import { PersonView } from './person.model.ts';

const STEPS = ['none', 'code', 'setup', 'open'] as const;
type Step = SignInStep | 'none';
const StepEnum = Object.fromEntries(STEPS.map((step) => [step, step])) as Record<Step, Step>;
registerEnumType(StepEnum, {
  name: 'SignInStep',
  description:
    'What the session of the visitor still needs. `none`: there is no session. `code`: a code of the app. `setup`: the set-up of an app, which the role needs on this site. `open`: nothing.',
});

@ObjectType('SecondFactor', { description: 'The second factor of your account.' })
export class SecondFactorView {
  @Field(() => Boolean, { description: 'Whether signing in needs a code of an app.' })
  readonly active!: boolean;
  @Field(() => Int, { description: 'The number of recovery codes that are left.' })
  readonly recoveryCodes!: number;
}

@ObjectType('SecondFactorSetup', {
  description:
    'What an app needs to make codes. `uri` is the same as an address, for a QR code. The API shows them once.',
})
class SecondFactorSetupView {
  @Field(() => String) readonly secret!: string;
  @Field(() => String) readonly uri!: string;
}

@Resolver()
export class SecondFactorResolver {
  constructor(
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
  ) {}

  @Access('visit')
  @Query(() => StepEnum, { description: 'What the session of the visitor still needs.' })
  async signInStep(@Context() { request }: RequestContext): Promise<Step> {
    const token = sessionToken(request.headers.cookie);
    return (token && (await this.sessions.find(token))?.step) || 'none';
  }

  @Access('account')
  @Query(() => SecondFactorView, { description: 'The second factor of your account.' })
  async secondFactor(@Viewer() viewer: Person): Promise<SecondFactorView> {
    return { active: viewer.secondFactor, recoveryCodes: await this.factors.recoveryCodesOf(viewer) };
  }

  @Access('visit')
  @Mutation(() => PersonView, {
    description: 'Gives the code of the app, or a recovery code, to a sign-in that waits for it.',
  })
  async giveSecondFactor(@Args('code') code: string, @Context() context: RequestContext): Promise<PersonView> {
    const { request, response } = context;
    const token = sessionToken(request.headers.cookie) ?? '';
    const signedIn = await this.factors.give(token, code, originOf(request).key);
    setSessionCookie(request, response, signedIn.token);
    return new PersonView(signedIn.person);
  }

  @Access('visit')
  @Mutation(() => SecondFactorSetupView, {
    description: 'Makes a secret for an app. It takes effect with `confirmSecondFactor`.',
  })
  async beginSecondFactor(@Context() context: RequestContext): Promise<SecondFactorSetup> {
    return this.factors.begin(await this.personOf(context));
  }

  @Access('visit')
  @Mutation(() => [String], {
    description:
      'Confirms the app with a code. From then on signing in needs its codes, and all other sessions end. Returns the recovery codes, which the API shows once.',
  })
  async confirmSecondFactor(@Args('code') code: string, @Context() context: RequestContext): Promise<string[]> {
    const { request, response } = context;
    const { codes, token } = await this.factors.confirm(await this.personOf(context), code, originOf(request).key);
    setSessionCookie(request, response, token);
    return codes;
  }

  @Access('account')
  @Mutation(() => [String], { description: 'Makes new recovery codes. The former ones stop working.' })
  renewRecoveryCodes(
    @Args('code') code: string,
    @Viewer() viewer: Person,
    @Context() { request }: RequestContext,
  ): Promise<string[]> {
    return this.factors.renewCodes(viewer, code, originOf(request).key);
  }

  @Access('account')
  @Mutation(() => Boolean, { description: 'Removes the second factor of your account.' })
  async removeSecondFactor(
    @Args('code') code: string,
    @Viewer() viewer: Person,
    @Context() { request }: RequestContext,
  ): Promise<boolean> {
    await this.factors.remove(viewer, code, originOf(request).key);
    return true;
  }

  @Access('people')
  @Mutation(() => PersonView, {
    description: 'Removes the second factor of a person who has lost it, and ends their sessions.',
  })
  async resetSecondFactor(
    @Args('person', { type: () => ID }) id: string,
    @Viewer() viewer: Person,
  ): Promise<PersonView> {
    return new PersonView(await this.factors.reset(id, actorOf(viewer)));
  }

  /** The person of a session that is open or must still set up an app. @throws AccountError `bad-credentials` */
  private async personOf({ request }: RequestContext): Promise<Person> {
    const token = sessionToken(request.headers.cookie);
    const session = token === undefined ? null : await this.sessions.find(token);
    if (!session || session.step === 'code') throw new AccountError('bad-credentials', 'Sign in first.');
    return session.person;
  }
}
