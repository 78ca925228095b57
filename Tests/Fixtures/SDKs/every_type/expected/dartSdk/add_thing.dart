part of 'every_type.dart';

class AddThingVariablesBuilder {
  /// The text of the thing.
  String text;
  int int_;
  BigInt long;
  double float;
  bool flag;
  String uuid;
  DateTime day;
  Timestamp time;
  AnyValue any;
  Kind kind;
  List<String> texts;
  final Optional<List<BigInt>> _longs = Optional.optional((json) => (json as List<dynamic>).map((e) => bigIntFromJson(e)).toList(), (value) => value.map((e) => bigIntToJson(e)).toList());
  final Optional<List<String>> _uuids = Optional.optional((json) => (json as List<dynamic>).map((e) => nativeFromJson<String>(e)).toList(), (value) => value.map((e) => nativeToJson<String>(e)).toList());
  final Optional<List<DateTime>> _days = Optional.optional((json) => (json as List<dynamic>).map((e) => nativeFromJson<DateTime>(e)).toList(), (value) => value.map((e) => nativeToJson<DateTime>(e)).toList());
  final Optional<List<Timestamp>> _times = Optional.optional((json) => (json as List<dynamic>).map((e) => Timestamp.fromJson(e)).toList(), (value) => value.map((e) => e.toJson()).toList());
  final Optional<List<double>> _floats = Optional.optional((json) => (json as List<dynamic>).map((e) => nativeFromJson<double>(e)).toList(), (value) => value.map((e) => nativeToJson<double>(e)).toList());
  final Optional<List<Kind>> _kinds = Optional.optional((json) => (json as List<dynamic>).map((e) => kindFromJson(e)).toList(), (value) => value.map((e) => kindToJson(e)).toList());
  final Optional<AnyValue> _anyOrNot = Optional.optional((json) => AnyValue.fromJson(json), (value) => value.toJson());
  final Optional<List<double>> _vector = Optional.optional((json) => (json as List<dynamic>).map((e) => nativeFromJson<double>(e)).toList(), (value) => value);

  final FirebaseDataConnect _dataConnect;

  AddThingVariablesBuilder longs(List<BigInt>? t) {
    _longs.value = t;
    return this;
  }

  AddThingVariablesBuilder uuids(List<String>? t) {
    _uuids.value = t;
    return this;
  }

  AddThingVariablesBuilder days(List<DateTime>? t) {
    _days.value = t;
    return this;
  }

  AddThingVariablesBuilder times(List<Timestamp>? t) {
    _times.value = t;
    return this;
  }

  AddThingVariablesBuilder floats(List<double>? t) {
    _floats.value = t;
    return this;
  }

  AddThingVariablesBuilder kinds(List<Kind>? t) {
    _kinds.value = t;
    return this;
  }

  AddThingVariablesBuilder anyOrNot(AnyValue? t) {
    _anyOrNot.value = t;
    return this;
  }

  AddThingVariablesBuilder vector(List<double>? t) {
    _vector.value = t;
    return this;
  }

  AddThingVariablesBuilder(this._dataConnect, {required this.text, required this.int_, required this.long, required this.float, required this.flag, required this.uuid, required this.day, required this.time, required this.any, required this.kind, required this.texts});

  Deserializer<AddThingData> dataDeserializer = (dynamic json) => AddThingData.fromJson(jsonDecode(json));
  Serializer<AddThingVariables> varsSerializer = (AddThingVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<OperationResult<AddThingData, AddThingVariables>> execute() {
    return ref().execute();
  }

  /// A reference to it, with its variables.
  MutationRef<AddThingData, AddThingVariables> ref() {
    return _dataConnect.mutation(
      'AddThing',
      dataDeserializer,
      varsSerializer,
      AddThingVariables(
        text: text,
        int_: int_,
        long: long,
        float: float,
        flag: flag,
        uuid: uuid,
        day: day,
        time: time,
        any: any,
        kind: kind,
        texts: texts,
        longs: _longs,
        uuids: _uuids,
        days: _days,
        times: _times,
        floats: _floats,
        kinds: _kinds,
        anyOrNot: _anyOrNot,
        vector: _vector,
      ),
    );
  }
}

@immutable
class AddThingThingInsert {
  final String id;

  AddThingThingInsert.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AddThingThingInsert otherTyped = other as AddThingThingInsert;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  AddThingThingInsert({
    required this.id,
  });
}

@immutable
class AddThingData {
  final AddThingThingInsert thing_insert;

  AddThingData.fromJson(dynamic json) :
    thing_insert = AddThingThingInsert.fromJson(json['thing_insert']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AddThingData otherTyped = other as AddThingData;
    return this.thing_insert == otherTyped.thing_insert;
  }

  @override
  int get hashCode => Object.hashAll([thing_insert.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['thing_insert'] = this.thing_insert.toJson();
    return json;
  }

  AddThingData({
    required this.thing_insert,
  });
}

@immutable
class AddThingVariables {
  /// The text of the thing.
  final String text;
  final int int_;
  final BigInt long;
  final double float;
  final bool flag;
  final String uuid;
  final DateTime day;
  final Timestamp time;
  final AnyValue any;
  final Kind kind;
  final List<String> texts;
  late final Optional<List<BigInt>> longs;
  late final Optional<List<String>> uuids;
  late final Optional<List<DateTime>> days;
  late final Optional<List<Timestamp>> times;
  late final Optional<List<double>> floats;
  late final Optional<List<Kind>> kinds;
  late final Optional<AnyValue> anyOrNot;
  late final Optional<List<double>> vector;

  @Deprecated('Variables are only sent.')
  AddThingVariables.fromJson(Map<String, dynamic> json) :
    text = nativeFromJson<String>(json['text']),
    int_ = nativeFromJson<int>(json['int']),
    long = bigIntFromJson(json['long']),
    float = nativeFromJson<double>(json['float']),
    flag = nativeFromJson<bool>(json['flag']),
    uuid = nativeFromJson<String>(json['uuid']),
    day = nativeFromJson<DateTime>(json['day']),
    time = Timestamp.fromJson(json['time']),
    any = AnyValue.fromJson(json['any']),
    kind = kindFromJson(json['kind']),
    texts = (json['texts'] as List<dynamic>).map((e) => nativeFromJson<String>(e)).toList() {
    this.longs = Optional.optional((json) => (json as List<dynamic>).map((e) => bigIntFromJson(e)).toList(), (value) => value.map((e) => bigIntToJson(e)).toList());
    if (json.containsKey('longs')) {
      this.longs.value = json['longs'] == null ? null : (json['longs'] as List<dynamic>).map((e) => bigIntFromJson(e)).toList();
    }
    this.uuids = Optional.optional((json) => (json as List<dynamic>).map((e) => nativeFromJson<String>(e)).toList(), (value) => value.map((e) => nativeToJson<String>(e)).toList());
    if (json.containsKey('uuids')) {
      this.uuids.value = json['uuids'] == null ? null : (json['uuids'] as List<dynamic>).map((e) => nativeFromJson<String>(e)).toList();
    }
    this.days = Optional.optional((json) => (json as List<dynamic>).map((e) => nativeFromJson<DateTime>(e)).toList(), (value) => value.map((e) => nativeToJson<DateTime>(e)).toList());
    if (json.containsKey('days')) {
      this.days.value = json['days'] == null ? null : (json['days'] as List<dynamic>).map((e) => nativeFromJson<DateTime>(e)).toList();
    }
    this.times = Optional.optional((json) => (json as List<dynamic>).map((e) => Timestamp.fromJson(e)).toList(), (value) => value.map((e) => e.toJson()).toList());
    if (json.containsKey('times')) {
      this.times.value = json['times'] == null ? null : (json['times'] as List<dynamic>).map((e) => Timestamp.fromJson(e)).toList();
    }
    this.floats = Optional.optional((json) => (json as List<dynamic>).map((e) => nativeFromJson<double>(e)).toList(), (value) => value.map((e) => nativeToJson<double>(e)).toList());
    if (json.containsKey('floats')) {
      this.floats.value = json['floats'] == null ? null : (json['floats'] as List<dynamic>).map((e) => nativeFromJson<double>(e)).toList();
    }
    this.kinds = Optional.optional((json) => (json as List<dynamic>).map((e) => kindFromJson(e)).toList(), (value) => value.map((e) => kindToJson(e)).toList());
    if (json.containsKey('kinds')) {
      this.kinds.value = json['kinds'] == null ? null : (json['kinds'] as List<dynamic>).map((e) => kindFromJson(e)).toList();
    }
    this.anyOrNot = Optional.optional((json) => AnyValue.fromJson(json), (value) => value.toJson());
    if (json.containsKey('anyOrNot')) {
      this.anyOrNot.value = json['anyOrNot'] == null ? null : AnyValue.fromJson(json['anyOrNot']);
    }
    this.vector = Optional.optional((json) => (json as List<dynamic>).map((e) => nativeFromJson<double>(e)).toList(), (value) => value);
    if (json.containsKey('vector')) {
      this.vector.value = json['vector'] == null ? null : (json['vector'] as List<dynamic>).map((e) => nativeFromJson<double>(e)).toList();
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
    final AddThingVariables otherTyped = other as AddThingVariables;
    return this.text == otherTyped.text &&
        this.int_ == otherTyped.int_ &&
        this.long == otherTyped.long &&
        this.float == otherTyped.float &&
        this.flag == otherTyped.flag &&
        this.uuid == otherTyped.uuid &&
        this.day == otherTyped.day &&
        this.time == otherTyped.time &&
        this.any == otherTyped.any &&
        this.kind == otherTyped.kind &&
        _equal(this.texts, otherTyped.texts) &&
        this.longs.state == otherTyped.longs.state && _equal(this.longs.value, otherTyped.longs.value) &&
        this.uuids.state == otherTyped.uuids.state && _equal(this.uuids.value, otherTyped.uuids.value) &&
        this.days.state == otherTyped.days.state && _equal(this.days.value, otherTyped.days.value) &&
        this.times.state == otherTyped.times.state && _equal(this.times.value, otherTyped.times.value) &&
        this.floats.state == otherTyped.floats.state && _equal(this.floats.value, otherTyped.floats.value) &&
        this.kinds.state == otherTyped.kinds.state && _equal(this.kinds.value, otherTyped.kinds.value) &&
        this.anyOrNot.state == otherTyped.anyOrNot.state && _equal(this.anyOrNot.value, otherTyped.anyOrNot.value) &&
        this.vector.state == otherTyped.vector.state && _equal(this.vector.value, otherTyped.vector.value);
  }

  @override
  int get hashCode => Object.hashAll([text.hashCode, int_.hashCode, long.hashCode, float.hashCode, flag.hashCode, uuid.hashCode, day.hashCode, time.hashCode, any.hashCode, kind.hashCode, _hash(texts), Object.hash(longs.state, _hash(longs.value)), Object.hash(uuids.state, _hash(uuids.value)), Object.hash(days.state, _hash(days.value)), Object.hash(times.state, _hash(times.value)), Object.hash(floats.state, _hash(floats.value)), Object.hash(kinds.state, _hash(kinds.value)), Object.hash(anyOrNot.state, _hash(anyOrNot.value)), Object.hash(vector.state, _hash(vector.value))]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['text'] = nativeToJson<String>(this.text);
    json['int'] = nativeToJson<int>(this.int_);
    json['long'] = bigIntToJson(this.long);
    json['float'] = nativeToJson<double>(this.float);
    json['flag'] = nativeToJson<bool>(this.flag);
    json['uuid'] = nativeToJson<String>(this.uuid);
    json['day'] = nativeToJson<DateTime>(this.day);
    json['time'] = this.time.toJson();
    json['any'] = this.any.toJson();
    json['kind'] = kindToJson(this.kind);
    json['texts'] = this.texts.map((e) => nativeToJson<String>(e)).toList();
    if (this.longs.state == OptionalState.set) {
      json['longs'] = this.longs.toJson();
    }
    if (this.uuids.state == OptionalState.set) {
      json['uuids'] = this.uuids.toJson();
    }
    if (this.days.state == OptionalState.set) {
      json['days'] = this.days.toJson();
    }
    if (this.times.state == OptionalState.set) {
      json['times'] = this.times.toJson();
    }
    if (this.floats.state == OptionalState.set) {
      json['floats'] = this.floats.toJson();
    }
    if (this.kinds.state == OptionalState.set) {
      json['kinds'] = this.kinds.toJson();
    }
    if (this.anyOrNot.state == OptionalState.set) {
      json['anyOrNot'] = this.anyOrNot.toJson();
    }
    if (this.vector.state == OptionalState.set) {
      json['vector'] = this.vector.toJson();
    }
    return json;
  }

  AddThingVariables({
    required this.text,
    required this.int_,
    required this.long,
    required this.float,
    required this.flag,
    required this.uuid,
    required this.day,
    required this.time,
    required this.any,
    required this.kind,
    required this.texts,
    required this.longs,
    required this.uuids,
    required this.days,
    required this.times,
    required this.floats,
    required this.kinds,
    required this.anyOrNot,
    required this.vector,
  });
}
