part of 'clashes.dart';

/// Fields of one type side by side, $5 and ${more} and */ here.
class GamesVariablesBuilder {
  final Optional<String> _self = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<BigInt> _in_ = Optional.optional((json) => bigIntFromJson(json), (value) => bigIntToJson(value));
  String fetchPolicy;
  final Optional<List<BigInt>> _optionalVars = Optional.optional((json) => (json as List<dynamic>).map((e) => bigIntFromJson(e)).toList(), (value) => value.map((e) => bigIntToJson(e)).toList());
  String block_;
  final Optional<String> _ref_ = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _dataConnect_ = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<List<State>> _states = Optional.optional((json) => (json as List<dynamic>).map((e) => stateFromJson(e)).toList(), (value) => value.map((e) => stateToJson(e)).toList());
  final Optional<GamesVariablesKey> _key = Optional.optional((json) => GamesVariablesKey.fromJson(json), (value) => value.toJson());
  final Optional<String> _String_ = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<Timestamp> _isSet = Optional.optional((json) => Timestamp.fromJson(json), (value) => value.toJson());
  final Optional<AnyValue> _json = Optional.optional((json) => AnyValue.fromJson(json), (value) => value.toJson());
  final Optional<DateTime> _day = Optional.optional(nativeFromJson, nativeToJson);

  final FirebaseDataConnect _dataConnect;

  /// Is $5.
  ///
  /// Where it is left out, the server takes `"a $5 \"b\" ${c} \\"`.
  GamesVariablesBuilder self(String? t) {
    _self.value = t;
    return this;
  }

  GamesVariablesBuilder in_(BigInt? t) {
    _in_.value = t;
    return this;
  }

  GamesVariablesBuilder optionalVars(List<BigInt>? t) {
    _optionalVars.value = t;
    return this;
  }

  GamesVariablesBuilder ref_(String? t) {
    _ref_.value = t;
    return this;
  }

  GamesVariablesBuilder dataConnect_(String? t) {
    _dataConnect_.value = t;
    return this;
  }

  GamesVariablesBuilder states(List<State>? t) {
    _states.value = t;
    return this;
  }

  GamesVariablesBuilder key(GamesVariablesKey? t) {
    _key.value = t;
    return this;
  }

  GamesVariablesBuilder String_(String? t) {
    _String_.value = t;
    return this;
  }

  GamesVariablesBuilder isSet(Timestamp? t) {
    _isSet.value = t;
    return this;
  }

  GamesVariablesBuilder json(AnyValue? t) {
    _json.value = t;
    return this;
  }

  GamesVariablesBuilder day(DateTime? t) {
    _day.value = t;
    return this;
  }

  GamesVariablesBuilder(this._dataConnect, {required this.fetchPolicy, required this.block_});

  Deserializer<GamesData> dataDeserializer = (dynamic json) => GamesData.fromJson(jsonDecode(json));
  Serializer<GamesVariables> varsSerializer = (GamesVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<QueryResult<GamesData, GamesVariables>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<GamesData, GamesVariables> ref() {
    return _dataConnect.query(
      'Games',
      dataDeserializer,
      varsSerializer,
      GamesVariables(
        self: _self,
        in_: _in_,
        fetchPolicy: fetchPolicy,
        optionalVars: _optionalVars,
        block_: block_,
        ref_: _ref_,
        dataConnect_: _dataConnect_,
        states: _states,
        key: _key,
        String_: _String_,
        isSet: _isSet,
        json: _json,
        day: _day,
      ),
    );
  }
}

@immutable
class GamesGame {
  final int number;

  GamesGame.fromJson(dynamic json) :
    number = nativeFromJson<int>(json['number']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GamesGame otherTyped = other as GamesGame;
    return this.number == otherTyped.number;
  }

  @override
  int get hashCode => Object.hashAll([number.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['number'] = nativeToJson<int>(this.number);
    return json;
  }

  GamesGame({
    required this.number,
  });
}

@immutable
class GamesGamesHome {
  final String id;
  final String name;

  GamesGamesHome.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']),
    name = nativeFromJson<String>(json['name']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GamesGamesHome otherTyped = other as GamesGamesHome;
    return this.id == otherTyped.id &&
        this.name == otherTyped.name;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode, name.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    json['name'] = nativeToJson<String>(this.name);
    return json;
  }

  GamesGamesHome({
    required this.id,
    required this.name,
  });
}

@immutable
class GamesGamesAway {
  final String id;
  final String name;

  GamesGamesAway.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']),
    name = nativeFromJson<String>(json['name']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GamesGamesAway otherTyped = other as GamesGamesAway;
    return this.id == otherTyped.id &&
        this.name == otherTyped.name;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode, name.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    json['name'] = nativeToJson<String>(this.name);
    return json;
  }

  GamesGamesAway({
    required this.id,
    required this.name,
  });
}

@immutable
class GamesGamesField {
  final String name;

  GamesGamesField.fromJson(dynamic json) :
    name = nativeFromJson<String>(json['name']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GamesGamesField otherTyped = other as GamesGamesField;
    return this.name == otherTyped.name;
  }

  @override
  int get hashCode => Object.hashAll([name.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['name'] = nativeToJson<String>(this.name);
    return json;
  }

  GamesGamesField({
    required this.name,
  });
}

@immutable
class GamesGamesRefereeTwinTwin {
  final String id;
  final String name;

  GamesGamesRefereeTwinTwin.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']),
    name = nativeFromJson<String>(json['name']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GamesGamesRefereeTwinTwin otherTyped = other as GamesGamesRefereeTwinTwin;
    return this.id == otherTyped.id &&
        this.name == otherTyped.name;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode, name.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    json['name'] = nativeToJson<String>(this.name);
    return json;
  }

  GamesGamesRefereeTwinTwin({
    required this.id,
    required this.name,
  });
}

@immutable
class GamesGamesRefereeTwin {
  final String name;
  final GamesGamesRefereeTwinTwin? twin;

  GamesGamesRefereeTwin.fromJson(dynamic json) :
    name = nativeFromJson<String>(json['name']),
    twin = json['twin'] == null ? null : GamesGamesRefereeTwinTwin.fromJson(json['twin']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GamesGamesRefereeTwin otherTyped = other as GamesGamesRefereeTwin;
    return this.name == otherTyped.name &&
        this.twin == otherTyped.twin;
  }

  @override
  int get hashCode => Object.hashAll([name.hashCode, twin.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['name'] = nativeToJson<String>(this.name);
    if (this.twin != null) {
      json['twin'] = this.twin!.toJson();
    }
    return json;
  }

  GamesGamesRefereeTwin({
    required this.name,
    this.twin,
  });
}

@immutable
class GamesGamesReferee {
  final String name;
  final GamesGamesRefereeTwin? twin;

  GamesGamesReferee.fromJson(dynamic json) :
    name = nativeFromJson<String>(json['name']),
    twin = json['twin'] == null ? null : GamesGamesRefereeTwin.fromJson(json['twin']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GamesGamesReferee otherTyped = other as GamesGamesReferee;
    return this.name == otherTyped.name &&
        this.twin == otherTyped.twin;
  }

  @override
  int get hashCode => Object.hashAll([name.hashCode, twin.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['name'] = nativeToJson<String>(this.name);
    if (this.twin != null) {
      json['twin'] = this.twin!.toJson();
    }
    return json;
  }

  GamesGamesReferee({
    required this.name,
    this.twin,
  });
}

@immutable
class GamesGames {
  final String homeId;
  final int number;
  final EnumValue<State> state;
  final List<EnumValue<State>?>? states;
  final BigInt? score;
  final List<BigInt?>? scores;
  final GamesGamesHome home;
  final GamesGamesAway away;
  final GamesGamesField field;
  final GamesGamesReferee? referee;
  final int gameKey;

  GamesGames.fromJson(dynamic json) :
    homeId = nativeFromJson<String>(json['homeId']),
    number = nativeFromJson<int>(json['number']),
    state = stateDeserializer(json['state']),
    states = json['states'] == null ? null : (json['states'] as List<dynamic>).map((e) => e == null ? null : stateDeserializer(e)).toList(),
    score = json['score'] == null ? null : bigIntFromJson(json['score']),
    scores = json['scores'] == null ? null : (json['scores'] as List<dynamic>).map((e) => e == null ? null : bigIntFromJson(e)).toList(),
    home = GamesGamesHome.fromJson(json['home']),
    away = GamesGamesAway.fromJson(json['away']),
    field = GamesGamesField.fromJson(json['_']),
    referee = json['referee'] == null ? null : GamesGamesReferee.fromJson(json['referee']),
    gameKey = nativeFromJson<int>(json['gameKey']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GamesGames otherTyped = other as GamesGames;
    return this.homeId == otherTyped.homeId &&
        this.number == otherTyped.number &&
        this.state == otherTyped.state &&
        _equal(this.states, otherTyped.states) &&
        this.score == otherTyped.score &&
        _equal(this.scores, otherTyped.scores) &&
        this.home == otherTyped.home &&
        this.away == otherTyped.away &&
        this.field == otherTyped.field &&
        this.referee == otherTyped.referee &&
        this.gameKey == otherTyped.gameKey;
  }

  @override
  int get hashCode => Object.hashAll([homeId.hashCode, number.hashCode, state.hashCode, _hash(states), score.hashCode, _hash(scores), home.hashCode, away.hashCode, field.hashCode, referee.hashCode, gameKey.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['homeId'] = nativeToJson<String>(this.homeId);
    json['number'] = nativeToJson<int>(this.number);
    json['state'] = stateSerializer(this.state);
    if (this.states != null) {
      json['states'] = this.states!.map((e) => e == null ? null : stateSerializer(e)).toList();
    }
    if (this.score != null) {
      json['score'] = bigIntToJson(this.score!);
    }
    if (this.scores != null) {
      json['scores'] = this.scores!.map((e) => e == null ? null : bigIntToJson(e)).toList();
    }
    json['home'] = this.home.toJson();
    json['away'] = this.away.toJson();
    json['_'] = this.field.toJson();
    if (this.referee != null) {
      json['referee'] = this.referee!.toJson();
    }
    json['gameKey'] = nativeToJson<int>(this.gameKey);
    return json;
  }

  GamesGames({
    required this.homeId,
    required this.number,
    required this.state,
    this.states,
    this.score,
    this.scores,
    required this.home,
    required this.away,
    required this.field,
    this.referee,
    required this.gameKey,
  });
}

@immutable
class GamesId {
  final String homeId;
  final int id;
  final int number;

  GamesId.fromJson(dynamic json) :
    homeId = nativeFromJson<String>(json['homeId']),
    id = nativeFromJson<int>(json['id']),
    number = nativeFromJson<int>(json['number']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GamesId otherTyped = other as GamesId;
    return this.homeId == otherTyped.homeId &&
        this.id == otherTyped.id &&
        this.number == otherTyped.number;
  }

  @override
  int get hashCode => Object.hashAll([homeId.hashCode, id.hashCode, number.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['homeId'] = nativeToJson<String>(this.homeId);
    json['id'] = nativeToJson<int>(this.id);
    json['number'] = nativeToJson<int>(this.number);
    return json;
  }

  GamesId({
    required this.homeId,
    required this.id,
    required this.number,
  });
}

@immutable
class GamesTeam {
  final String Team;
  final String State_;
  final String String_;
  final String CodingKeys;
  final String? HTTPAddress;
  final String? page;

  GamesTeam.fromJson(dynamic json) :
    Team = nativeFromJson<String>(json['Team']),
    State_ = nativeFromJson<String>(json['State']),
    String_ = nativeFromJson<String>(json['String']),
    CodingKeys = nativeFromJson<String>(json['CodingKeys']),
    HTTPAddress = json['HTTPAddress'] == null ? null : nativeFromJson<String>(json['HTTPAddress']),
    page = json['page'] == null ? null : nativeFromJson<String>(json['page']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GamesTeam otherTyped = other as GamesTeam;
    return this.Team == otherTyped.Team &&
        this.State_ == otherTyped.State_ &&
        this.String_ == otherTyped.String_ &&
        this.CodingKeys == otherTyped.CodingKeys &&
        this.HTTPAddress == otherTyped.HTTPAddress &&
        this.page == otherTyped.page;
  }

  @override
  int get hashCode => Object.hashAll([Team.hashCode, State_.hashCode, String_.hashCode, CodingKeys.hashCode, HTTPAddress.hashCode, page.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['Team'] = nativeToJson<String>(this.Team);
    json['State'] = nativeToJson<String>(this.State_);
    json['String'] = nativeToJson<String>(this.String_);
    json['CodingKeys'] = nativeToJson<String>(this.CodingKeys);
    if (this.HTTPAddress != null) {
      json['HTTPAddress'] = nativeToJson<String>(this.HTTPAddress!);
    }
    if (this.page != null) {
      json['page'] = nativeToJson<String>(this.page!);
    }
    return json;
  }

  GamesTeam({
    required this.Team,
    required this.State_,
    required this.String_,
    required this.CodingKeys,
    this.HTTPAddress,
    this.page,
  });
}

@immutable
class GamesData_ {
  final int toJson_;
  final EnumValue<State> runtimeType_;

  GamesData_.fromJson(dynamic json) :
    toJson_ = nativeFromJson<int>(json['toJson']),
    runtimeType_ = stateDeserializer(json['runtimeType']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GamesData_ otherTyped = other as GamesData_;
    return this.toJson_ == otherTyped.toJson_ &&
        this.runtimeType_ == otherTyped.runtimeType_;
  }

  @override
  int get hashCode => Object.hashAll([toJson_.hashCode, runtimeType_.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['toJson'] = nativeToJson<int>(this.toJson_);
    json['runtimeType'] = stateSerializer(this.runtimeType_);
    return json;
  }

  GamesData_({
    required this.toJson_,
    required this.runtimeType_,
  });
}

@immutable
class GamesData {
  final GamesGame? game;
  final List<GamesGames> games;
  final List<GamesId> id;
  final List<GamesTeam> Team;
  final List<GamesData_> data;

  GamesData.fromJson(dynamic json) :
    game = json['game'] == null ? null : GamesGame.fromJson(json['game']),
    games = (json['games'] as List<dynamic>).map((e) => GamesGames.fromJson(e)).toList(),
    id = (json['id'] as List<dynamic>).map((e) => GamesId.fromJson(e)).toList(),
    Team = (json['Team'] as List<dynamic>).map((e) => GamesTeam.fromJson(e)).toList(),
    data = (json['data'] as List<dynamic>).map((e) => GamesData_.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GamesData otherTyped = other as GamesData;
    return this.game == otherTyped.game &&
        _equal(this.games, otherTyped.games) &&
        _equal(this.id, otherTyped.id) &&
        _equal(this.Team, otherTyped.Team) &&
        _equal(this.data, otherTyped.data);
  }

  @override
  int get hashCode => Object.hashAll([game.hashCode, _hash(games), _hash(id), _hash(Team), _hash(data)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.game != null) {
      json['game'] = this.game!.toJson();
    }
    json['games'] = this.games.map((e) => e.toJson()).toList();
    json['id'] = this.id.map((e) => e.toJson()).toList();
    json['Team'] = this.Team.map((e) => e.toJson()).toList();
    json['data'] = this.data.map((e) => e.toJson()).toList();
    return json;
  }

  GamesData({
    this.game,
    required this.games,
    required this.id,
    required this.Team,
    required this.data,
  });
}

@immutable
class GamesVariablesKey {
  final String homeId;
  final int number;

  GamesVariablesKey.fromJson(dynamic json) :
    homeId = nativeFromJson<String>(json['homeId']),
    number = nativeFromJson<int>(json['number']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GamesVariablesKey otherTyped = other as GamesVariablesKey;
    return this.homeId == otherTyped.homeId &&
        this.number == otherTyped.number;
  }

  @override
  int get hashCode => Object.hashAll([homeId.hashCode, number.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['homeId'] = nativeToJson<String>(this.homeId);
    json['number'] = nativeToJson<int>(this.number);
    return json;
  }

  GamesVariablesKey({
    required this.homeId,
    required this.number,
  });
}

@immutable
class GamesVariables {
  /// Is $5.
  ///
  /// Where it is left out, the server takes `"a $5 \"b\" ${c} \\"`.
  late final Optional<String> self;
  late final Optional<BigInt> in_;
  final String fetchPolicy;
  late final Optional<List<BigInt>> optionalVars;
  final String block_;
  late final Optional<String> ref_;
  late final Optional<String> dataConnect_;
  late final Optional<List<State>> states;
  late final Optional<GamesVariablesKey> key;
  late final Optional<String> String_;
  late final Optional<Timestamp> isSet;
  late final Optional<AnyValue> json;
  late final Optional<DateTime> day;

  @Deprecated('Variables are only sent.')
  GamesVariables.fromJson(Map<String, dynamic> json) :
    fetchPolicy = nativeFromJson<String>(json['fetchPolicy']),
    block_ = nativeFromJson<String>(json['block_']) {
    this.self = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('self')) {
      this.self.value = json['self'] == null ? null : nativeFromJson<String>(json['self']);
    }
    this.in_ = Optional.optional((json) => bigIntFromJson(json), (value) => bigIntToJson(value));
    if (json.containsKey('in')) {
      this.in_.value = json['in'] == null ? null : bigIntFromJson(json['in']);
    }
    this.optionalVars = Optional.optional((json) => (json as List<dynamic>).map((e) => bigIntFromJson(e)).toList(), (value) => value.map((e) => bigIntToJson(e)).toList());
    if (json.containsKey('optionalVars')) {
      this.optionalVars.value = json['optionalVars'] == null ? null : (json['optionalVars'] as List<dynamic>).map((e) => bigIntFromJson(e)).toList();
    }
    this.ref_ = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('ref')) {
      this.ref_.value = json['ref'] == null ? null : nativeFromJson<String>(json['ref']);
    }
    this.dataConnect_ = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('dataConnect')) {
      this.dataConnect_.value = json['dataConnect'] == null ? null : nativeFromJson<String>(json['dataConnect']);
    }
    this.states = Optional.optional((json) => (json as List<dynamic>).map((e) => stateFromJson(e)).toList(), (value) => value.map((e) => stateToJson(e)).toList());
    if (json.containsKey('states')) {
      this.states.value = json['states'] == null ? null : (json['states'] as List<dynamic>).map((e) => stateFromJson(e)).toList();
    }
    this.key = Optional.optional((json) => GamesVariablesKey.fromJson(json), (value) => value.toJson());
    if (json.containsKey('key')) {
      this.key.value = json['key'] == null ? null : GamesVariablesKey.fromJson(json['key']);
    }
    this.String_ = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('String')) {
      this.String_.value = json['String'] == null ? null : nativeFromJson<String>(json['String']);
    }
    this.isSet = Optional.optional((json) => Timestamp.fromJson(json), (value) => value.toJson());
    if (json.containsKey('isSet')) {
      this.isSet.value = json['isSet'] == null ? null : Timestamp.fromJson(json['isSet']);
    }
    this.json = Optional.optional((json) => AnyValue.fromJson(json), (value) => value.toJson());
    if (json.containsKey('json')) {
      this.json.value = json['json'] == null ? null : AnyValue.fromJson(json['json']);
    }
    this.day = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('day')) {
      this.day.value = json['day'] == null ? null : nativeFromJson<DateTime>(json['day']);
    }
  }

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GamesVariables otherTyped = other as GamesVariables;
    return this.self.state == otherTyped.self.state && _equal(this.self.value, otherTyped.self.value) &&
        this.in_.state == otherTyped.in_.state && _equal(this.in_.value, otherTyped.in_.value) &&
        this.fetchPolicy == otherTyped.fetchPolicy &&
        this.optionalVars.state == otherTyped.optionalVars.state && _equal(this.optionalVars.value, otherTyped.optionalVars.value) &&
        this.block_ == otherTyped.block_ &&
        this.ref_.state == otherTyped.ref_.state && _equal(this.ref_.value, otherTyped.ref_.value) &&
        this.dataConnect_.state == otherTyped.dataConnect_.state && _equal(this.dataConnect_.value, otherTyped.dataConnect_.value) &&
        this.states.state == otherTyped.states.state && _equal(this.states.value, otherTyped.states.value) &&
        this.key.state == otherTyped.key.state && _equal(this.key.value, otherTyped.key.value) &&
        this.String_.state == otherTyped.String_.state && _equal(this.String_.value, otherTyped.String_.value) &&
        this.isSet.state == otherTyped.isSet.state && _equal(this.isSet.value, otherTyped.isSet.value) &&
        this.json.state == otherTyped.json.state && _equal(this.json.value, otherTyped.json.value) &&
        this.day.state == otherTyped.day.state && _equal(this.day.value, otherTyped.day.value);
  }

  @override
  int get hashCode => Object.hashAll([Object.hash(self.state, _hash(self.value)), Object.hash(in_.state, _hash(in_.value)), fetchPolicy.hashCode, Object.hash(optionalVars.state, _hash(optionalVars.value)), block_.hashCode, Object.hash(ref_.state, _hash(ref_.value)), Object.hash(dataConnect_.state, _hash(dataConnect_.value)), Object.hash(states.state, _hash(states.value)), Object.hash(key.state, _hash(key.value)), Object.hash(String_.state, _hash(String_.value)), Object.hash(isSet.state, _hash(isSet.value)), Object.hash(json.state, _hash(json.value)), Object.hash(day.state, _hash(day.value))]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.self.state == OptionalState.set) {
      json['self'] = this.self.toJson();
    }
    if (this.in_.state == OptionalState.set) {
      json['in'] = this.in_.toJson();
    }
    json['fetchPolicy'] = nativeToJson<String>(this.fetchPolicy);
    if (this.optionalVars.state == OptionalState.set) {
      json['optionalVars'] = this.optionalVars.toJson();
    }
    json['block_'] = nativeToJson<String>(this.block_);
    if (this.ref_.state == OptionalState.set) {
      json['ref'] = this.ref_.toJson();
    }
    if (this.dataConnect_.state == OptionalState.set) {
      json['dataConnect'] = this.dataConnect_.toJson();
    }
    if (this.states.state == OptionalState.set) {
      json['states'] = this.states.toJson();
    }
    if (this.key.state == OptionalState.set) {
      json['key'] = this.key.toJson();
    }
    if (this.String_.state == OptionalState.set) {
      json['String'] = this.String_.toJson();
    }
    if (this.isSet.state == OptionalState.set) {
      json['isSet'] = this.isSet.toJson();
    }
    if (this.json.state == OptionalState.set) {
      json['json'] = this.json.toJson();
    }
    if (this.day.state == OptionalState.set) {
      json['day'] = this.day.toJson();
    }
    return json;
  }

  GamesVariables({
    required this.self,
    required this.in_,
    required this.fetchPolicy,
    required this.optionalVars,
    required this.block_,
    required this.ref_,
    required this.dataConnect_,
    required this.states,
    required this.key,
    required this.String_,
    required this.isSet,
    required this.json,
    required this.day,
  });
}
