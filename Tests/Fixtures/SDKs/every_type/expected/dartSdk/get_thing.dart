part of 'every_type.dart';

/// Everything of one thing.
class GetThingVariablesBuilder {
  String id;

  final FirebaseDataConnect _dataConnect;

  GetThingVariablesBuilder(this._dataConnect, {required this.id});

  Deserializer<GetThingData> dataDeserializer = (dynamic json) => GetThingData.fromJson(jsonDecode(json));
  Serializer<GetThingVariables> varsSerializer = (GetThingVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<QueryResult<GetThingData, GetThingVariables>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<GetThingData, GetThingVariables> ref() {
    return _dataConnect.query(
      'GetThing',
      dataDeserializer,
      varsSerializer,
      GetThingVariables(
        id: id,
      ),
    );
  }
}

@immutable
class GetThingThing {
  /// A text.
  final String text;
  final String? textOrNot;
  final int int_;
  final int? intOrNot;
  final BigInt long;
  final BigInt? longOrNot;
  final double float;
  final double? floatOrNot;
  final bool flag;
  final bool? flagOrNot;
  final String uuid;
  final String? uuidOrNot;
  final DateTime day;
  final DateTime? dayOrNot;
  final Timestamp time;
  final Timestamp? timeOrNot;
  final AnyValue any;
  final AnyValue? anyOrNot;
  final EnumValue<Kind> kind;
  final EnumValue<Kind>? kindOrNot;
  final List<String> texts;
  final List<String?>? textsOrNot;
  final List<BigInt>? longs;
  final List<String>? uuids;
  final List<DateTime>? days;
  final List<Timestamp>? times;
  final List<double>? floats;
  final List<EnumValue<Kind>>? kinds;
  final List<double>? vector;

  GetThingThing.fromJson(dynamic json) :
    text = nativeFromJson<String>(json['text']),
    textOrNot = json['textOrNot'] == null ? null : nativeFromJson<String>(json['textOrNot']),
    int_ = nativeFromJson<int>(json['int']),
    intOrNot = json['intOrNot'] == null ? null : nativeFromJson<int>(json['intOrNot']),
    long = bigIntFromJson(json['long']),
    longOrNot = json['longOrNot'] == null ? null : bigIntFromJson(json['longOrNot']),
    float = nativeFromJson<double>(json['float']),
    floatOrNot = json['floatOrNot'] == null ? null : nativeFromJson<double>(json['floatOrNot']),
    flag = nativeFromJson<bool>(json['flag']),
    flagOrNot = json['flagOrNot'] == null ? null : nativeFromJson<bool>(json['flagOrNot']),
    uuid = nativeFromJson<String>(json['uuid']),
    uuidOrNot = json['uuidOrNot'] == null ? null : nativeFromJson<String>(json['uuidOrNot']),
    day = nativeFromJson<DateTime>(json['day']),
    dayOrNot = json['dayOrNot'] == null ? null : nativeFromJson<DateTime>(json['dayOrNot']),
    time = Timestamp.fromJson(json['time']),
    timeOrNot = json['timeOrNot'] == null ? null : Timestamp.fromJson(json['timeOrNot']),
    any = AnyValue.fromJson(json['any']),
    anyOrNot = json['anyOrNot'] == null ? null : AnyValue.fromJson(json['anyOrNot']),
    kind = kindDeserializer(json['kind']),
    kindOrNot = json['kindOrNot'] == null ? null : kindDeserializer(json['kindOrNot']),
    texts = (json['texts'] as List<dynamic>).map((e) => nativeFromJson<String>(e)).toList(),
    textsOrNot = json['textsOrNot'] == null ? null : (json['textsOrNot'] as List<dynamic>).map((e) => e == null ? null : nativeFromJson<String>(e)).toList(),
    longs = json['longs'] == null ? null : (json['longs'] as List<dynamic>).map((e) => bigIntFromJson(e)).toList(),
    uuids = json['uuids'] == null ? null : (json['uuids'] as List<dynamic>).map((e) => nativeFromJson<String>(e)).toList(),
    days = json['days'] == null ? null : (json['days'] as List<dynamic>).map((e) => nativeFromJson<DateTime>(e)).toList(),
    times = json['times'] == null ? null : (json['times'] as List<dynamic>).map((e) => Timestamp.fromJson(e)).toList(),
    floats = json['floats'] == null ? null : (json['floats'] as List<dynamic>).map((e) => nativeFromJson<double>(e)).toList(),
    kinds = json['kinds'] == null ? null : (json['kinds'] as List<dynamic>).map((e) => kindDeserializer(e)).toList(),
    vector = json['vector'] == null ? null : (json['vector'] as List<dynamic>).map((e) => nativeFromJson<double>(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GetThingThing otherTyped = other as GetThingThing;
    return this.text == otherTyped.text &&
        this.textOrNot == otherTyped.textOrNot &&
        this.int_ == otherTyped.int_ &&
        this.intOrNot == otherTyped.intOrNot &&
        this.long == otherTyped.long &&
        this.longOrNot == otherTyped.longOrNot &&
        this.float == otherTyped.float &&
        this.floatOrNot == otherTyped.floatOrNot &&
        this.flag == otherTyped.flag &&
        this.flagOrNot == otherTyped.flagOrNot &&
        this.uuid == otherTyped.uuid &&
        this.uuidOrNot == otherTyped.uuidOrNot &&
        this.day == otherTyped.day &&
        this.dayOrNot == otherTyped.dayOrNot &&
        this.time == otherTyped.time &&
        this.timeOrNot == otherTyped.timeOrNot &&
        this.any == otherTyped.any &&
        this.anyOrNot == otherTyped.anyOrNot &&
        this.kind == otherTyped.kind &&
        this.kindOrNot == otherTyped.kindOrNot &&
        _equal(this.texts, otherTyped.texts) &&
        _equal(this.textsOrNot, otherTyped.textsOrNot) &&
        _equal(this.longs, otherTyped.longs) &&
        _equal(this.uuids, otherTyped.uuids) &&
        _equal(this.days, otherTyped.days) &&
        _equal(this.times, otherTyped.times) &&
        _equal(this.floats, otherTyped.floats) &&
        _equal(this.kinds, otherTyped.kinds) &&
        _equal(this.vector, otherTyped.vector);
  }

  @override
  int get hashCode => Object.hashAll([text.hashCode, textOrNot.hashCode, int_.hashCode, intOrNot.hashCode, long.hashCode, longOrNot.hashCode, float.hashCode, floatOrNot.hashCode, flag.hashCode, flagOrNot.hashCode, uuid.hashCode, uuidOrNot.hashCode, day.hashCode, dayOrNot.hashCode, time.hashCode, timeOrNot.hashCode, any.hashCode, anyOrNot.hashCode, kind.hashCode, kindOrNot.hashCode, _hash(texts), _hash(textsOrNot), _hash(longs), _hash(uuids), _hash(days), _hash(times), _hash(floats), _hash(kinds), _hash(vector)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['text'] = nativeToJson<String>(this.text);
    if (this.textOrNot != null) {
      json['textOrNot'] = nativeToJson<String>(this.textOrNot!);
    }
    json['int'] = nativeToJson<int>(this.int_);
    if (this.intOrNot != null) {
      json['intOrNot'] = nativeToJson<int>(this.intOrNot!);
    }
    json['long'] = bigIntToJson(this.long);
    if (this.longOrNot != null) {
      json['longOrNot'] = bigIntToJson(this.longOrNot!);
    }
    json['float'] = nativeToJson<double>(this.float);
    if (this.floatOrNot != null) {
      json['floatOrNot'] = nativeToJson<double>(this.floatOrNot!);
    }
    json['flag'] = nativeToJson<bool>(this.flag);
    if (this.flagOrNot != null) {
      json['flagOrNot'] = nativeToJson<bool>(this.flagOrNot!);
    }
    json['uuid'] = nativeToJson<String>(this.uuid);
    if (this.uuidOrNot != null) {
      json['uuidOrNot'] = nativeToJson<String>(this.uuidOrNot!);
    }
    json['day'] = nativeToJson<DateTime>(this.day);
    if (this.dayOrNot != null) {
      json['dayOrNot'] = nativeToJson<DateTime>(this.dayOrNot!);
    }
    json['time'] = this.time.toJson();
    if (this.timeOrNot != null) {
      json['timeOrNot'] = this.timeOrNot!.toJson();
    }
    json['any'] = this.any.toJson();
    if (this.anyOrNot != null) {
      json['anyOrNot'] = this.anyOrNot!.toJson();
    }
    json['kind'] = kindSerializer(this.kind);
    if (this.kindOrNot != null) {
      json['kindOrNot'] = kindSerializer(this.kindOrNot!);
    }
    json['texts'] = this.texts.map((e) => nativeToJson<String>(e)).toList();
    if (this.textsOrNot != null) {
      json['textsOrNot'] = this.textsOrNot!.map((e) => e == null ? null : nativeToJson<String>(e)).toList();
    }
    if (this.longs != null) {
      json['longs'] = this.longs!.map((e) => bigIntToJson(e)).toList();
    }
    if (this.uuids != null) {
      json['uuids'] = this.uuids!.map((e) => nativeToJson<String>(e)).toList();
    }
    if (this.days != null) {
      json['days'] = this.days!.map((e) => nativeToJson<DateTime>(e)).toList();
    }
    if (this.times != null) {
      json['times'] = this.times!.map((e) => e.toJson()).toList();
    }
    if (this.floats != null) {
      json['floats'] = this.floats!.map((e) => nativeToJson<double>(e)).toList();
    }
    if (this.kinds != null) {
      json['kinds'] = this.kinds!.map((e) => kindSerializer(e)).toList();
    }
    if (this.vector != null) {
      json['vector'] = this.vector!;
    }
    return json;
  }

  GetThingThing({
    required this.text,
    this.textOrNot,
    required this.int_,
    this.intOrNot,
    required this.long,
    this.longOrNot,
    required this.float,
    this.floatOrNot,
    required this.flag,
    this.flagOrNot,
    required this.uuid,
    this.uuidOrNot,
    required this.day,
    this.dayOrNot,
    required this.time,
    this.timeOrNot,
    required this.any,
    this.anyOrNot,
    required this.kind,
    this.kindOrNot,
    required this.texts,
    this.textsOrNot,
    this.longs,
    this.uuids,
    this.days,
    this.times,
    this.floats,
    this.kinds,
    this.vector,
  });
}

@immutable
class GetThingData {
  final GetThingThing? thing;

  GetThingData.fromJson(dynamic json) :
    thing = json['thing'] == null ? null : GetThingThing.fromJson(json['thing']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GetThingData otherTyped = other as GetThingData;
    return this.thing == otherTyped.thing;
  }

  @override
  int get hashCode => Object.hashAll([thing.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.thing != null) {
      json['thing'] = this.thing!.toJson();
    }
    return json;
  }

  GetThingData({
    this.thing,
  });
}

@immutable
class GetThingVariables {
  final String id;

  @Deprecated('Variables are only sent.')
  GetThingVariables.fromJson(Map<String, dynamic> json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GetThingVariables otherTyped = other as GetThingVariables;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  GetThingVariables({
    required this.id,
  });
}
