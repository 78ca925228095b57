part of 'selections.dart';

class ConditionalVariablesBuilder {
  bool withYear;
  final Optional<bool> _withDirector = Optional.optional(nativeFromJson, nativeToJson);

  final FirebaseDataConnect _dataConnect;

  /// Where it is left out, the server takes `false`.
  ConditionalVariablesBuilder withDirector(bool t) {
    _withDirector.value = t;
    return this;
  }

  ConditionalVariablesBuilder(this._dataConnect, {required this.withYear});

  Deserializer<ConditionalData> dataDeserializer = (dynamic json) => ConditionalData.fromJson(jsonDecode(json));
  Serializer<ConditionalVariables> varsSerializer = (ConditionalVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<QueryResult<ConditionalData, ConditionalVariables>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<ConditionalData, ConditionalVariables> ref() {
    return _dataConnect.query(
      'Conditional',
      dataDeserializer,
      varsSerializer,
      ConditionalVariables(
        withYear: withYear,
        withDirector: _withDirector,
      ),
    );
  }
}

@immutable
class ConditionalFilmsDirector {
  final String id;
  final String name;

  ConditionalFilmsDirector.fromJson(dynamic json) :
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
    final ConditionalFilmsDirector otherTyped = other as ConditionalFilmsDirector;
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

  ConditionalFilmsDirector({
    required this.id,
    required this.name,
  });
}

@immutable
class ConditionalFilms {
  final String title;
  final int? year;
  final ConditionalFilmsDirector? director;

  ConditionalFilms.fromJson(dynamic json) :
    title = nativeFromJson<String>(json['title']),
    year = json['year'] == null ? null : nativeFromJson<int>(json['year']),
    director = json['director'] == null ? null : ConditionalFilmsDirector.fromJson(json['director']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ConditionalFilms otherTyped = other as ConditionalFilms;
    return this.title == otherTyped.title &&
        this.year == otherTyped.year &&
        this.director == otherTyped.director;
  }

  @override
  int get hashCode => Object.hashAll([title.hashCode, year.hashCode, director.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['title'] = nativeToJson<String>(this.title);
    if (this.year != null) {
      json['year'] = nativeToJson<int>(this.year!);
    }
    if (this.director != null) {
      json['director'] = this.director!.toJson();
    }
    return json;
  }

  ConditionalFilms({
    required this.title,
    this.year,
    this.director,
  });
}

@immutable
class ConditionalData {
  final List<ConditionalFilms> films;

  ConditionalData.fromJson(dynamic json) :
    films = (json['films'] as List<dynamic>).map((e) => ConditionalFilms.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ConditionalData otherTyped = other as ConditionalData;
    return _equal(this.films, otherTyped.films);
  }

  @override
  int get hashCode => Object.hashAll([_hash(films)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['films'] = this.films.map((e) => e.toJson()).toList();
    return json;
  }

  ConditionalData({
    required this.films,
  });
}

@immutable
class ConditionalVariables {
  final bool withYear;
  /// Where it is left out, the server takes `false`.
  late final Optional<bool> withDirector;

  @Deprecated('Variables are only sent.')
  ConditionalVariables.fromJson(Map<String, dynamic> json) :
    withYear = nativeFromJson<bool>(json['withYear']) {
    this.withDirector = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('withDirector')) {
      this.withDirector.value = json['withDirector'] == null ? null : nativeFromJson<bool>(json['withDirector']);
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
    final ConditionalVariables otherTyped = other as ConditionalVariables;
    return this.withYear == otherTyped.withYear &&
        this.withDirector.state == otherTyped.withDirector.state && _equal(this.withDirector.value, otherTyped.withDirector.value);
  }

  @override
  int get hashCode => Object.hashAll([withYear.hashCode, Object.hash(withDirector.state, _hash(withDirector.value))]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['withYear'] = nativeToJson<bool>(this.withYear);
    if (this.withDirector.state == OptionalState.set) {
      json['withDirector'] = this.withDirector.toJson();
    }
    return json;
  }

  ConditionalVariables({
    required this.withYear,
    required this.withDirector,
  });
}
